import Command
public import Instruments
import Tracing

/// The drawing of references among an architecture's roles, for its page. It is made from the graph of the heap.
///
/// Boxes are the objects of the architecture's roles, its app, the window, the navigation controller and the repository.
/// Everything else (views, collections, closures, other objects of roles) is folded into the nearest of them, see
/// `OwnershipGraph.folded(into:)`. Of several references between the same two boxes the strongest is drawn. UIKit's
/// references back from a child to its parent are left out.
public struct OwnershipDrawing {
  let boxes: [OwnershipBox]
  private let graph: OwnershipGraph

  /// Draws a screen's graph.
  ///
  /// - Parameters:
  ///   - module: the architecture's, such as `VIPER`.
  ///   - roles: the roles of its components; each type's name ends with its role.
  public init(_ screen: OwnershipGraph, module: String, roles: [String]) {
    let boxing = OwnershipBox.Boxing(module: module, roles: roles)
    graph = screen.folded { boxing.box($0) != nil }
    boxes = OwnershipBox.numbered(graph.nodes.compactMap(boxing.box))
  }

  /// The arrows in the order of the boxes at which they begin.
  var sortedArrows: [Arrow] {
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return Arrow.all(of: graph).sorted { left, right in
      (places[left.source] ?? 0, places[left.target] ?? 0) < (places[right.source] ?? 0, places[right.target] ?? 0)
    }
  }

  /// The order of drawing: the app, then the components as they were created, each in the order of its roles.
  var order: [Int] {
    let first = Dictionary(boxes.enumerated().map { ($1.component, $0) }, uniquingKeysWith: min)
    let keys = boxes.enumerated().map { place, box in (box.kind, first[box.component] ?? 0, box.rank, place) }
    return keys.sorted { $0 < $1 }.map(\.3)
  }
}

extension OwnershipDrawing {
  /// The part of a page about one component: its references, and those that must not be strong.
  public func part(of component: String) -> RecordedPart {
    RecordedPart(
      begin: "<!-- One component, read off the heap; renew with: \(ChoosingPage.command) -->",
      end: "<!-- End of the component -->",
      text: """
        ```mermaid
        \(mermaid(of: component))```

        Solid arrows hold what they point at; dashed ones do not: weak with a point, unowned with a dot. Each of the red ones would
        close a cycle if it were strong.
        """
    )
  }

  /// The drawing of one component, with its owners and the repository: a reference that would close a cycle is red.
  public func mermaid(of component: String) -> String {
    let (shown, arrows) = parts(of: component)
    let red = arrows.indices.filter { wouldCloseCycle(arrows[$0]) }.map(String.init)
    let style = red.isEmpty ? [] : ["  linkStyle \(red.joined(separator: ",")) stroke:#c00,stroke-width:2px"]
    let shapes = shown.map { "  \(boxes[$0].shape)" }
    return (["flowchart TD"] + shapes + arrows.map { "  \($0.mermaid(boxes))" } + style)
      .joined(separator: "\n") + "\n"
  }

  /// The boxes that are drawn of one component, in the order of drawing, and the arrows between them.
  func parts(of component: String) -> (boxes: [Int], arrows: [Arrow]) {
    let shown = shown(with: component)
    let arrows = sortedArrows.filter { shown.contains($0.source) && shown.contains($0.target) }
    return (order.filter(shown.contains), arrows)
  }

  /// The component's boxes, their owners, and the repository. If boxes and owners are fewer than three, also the owners
  /// of the owners.
  private func shown(with component: String) -> Set<Int> {
    let own = Set(boxes.indices.filter { boxes[$0].component == component })
    let holders = { (held: Set<Int>) in sortedArrows.filter { $0.isStrong && held.contains($0.target) }.map(\.source) }
    let shown = own.union(holders(own))
    let repository = boxes.indices.filter { boxes[$0].kind == .repository }
    return (shown.count < 3 ? shown.union(holders(shown)) : shown).union(repository)
  }

  /// Tells if a reference that is not strong leads to an object that holds its source, directly or through others.
  func wouldCloseCycle(_ arrow: Arrow) -> Bool {
    guard !arrow.isStrong else { return false }
    var reached: Set = [arrow.target]
    var waiting = [arrow.target]
    while let box = waiting.popLast() {
      for next in sortedArrows where next.isStrong && next.source == box && reached.insert(next.target).inserted {
        waiting.append(next.target)
      }
    }
    return reached.contains(arrow.source)
  }
}
