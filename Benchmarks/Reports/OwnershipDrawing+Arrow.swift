import Instruments
import Ownership

extension OwnershipDrawing {
  /// How one box refers to another.
  struct Arrow {
    let source: Int
    let target: Int
    private let strength: OwnershipGraph.Strength
    private let edges: [OwnershipGraph.Edge]

    /// Whether it holds what it points at.
    var isStrong: Bool { strength == .strong }

    /// The arrows of a graph: the strongest references between each two.
    static func all(of graph: OwnershipGraph) -> [Arrow] {
      let held = Set(
        graph.edges.filter {
          $0.strength == .strong && ["children", "loadedView", "rootViewController"].contains($0.field)
        }
        .map { [$0.source, $0.target] }
      )
      let told = graph.edges.filter { edge in
        // UIKit's way back to who holds by containment.
        edge.strength == .strong || !["parent", "viewController", "superview", "window"].contains(edge.field)
          || !held.contains([edge.target, edge.source])
      }
      return Dictionary(grouping: told) { [$0.source, $0.target] }.values.compactMap { edges in
        let strongest = [.strong, .unowned, .weak].first { strength in edges.contains { $0.strength == strength } }
        return strongest.map { strength in
          Arrow(edges[0].source, edges[0].target, strength, edges.filter { $0.strength == strength })
        }
      }
    }

    private init(
      _ source: Int,
      _ target: Int,
      _ strength: OwnershipGraph.Strength,
      _ edges: [OwnershipGraph.Edge]
    ) {
      self.source = source
      self.target = target
      self.strength = strength
      self.edges = edges
    }

    func mermaid(_ boxes: [OwnershipBox]) -> String {
      let label = label(boxes[source].name, boxes[target].name)
      let arrow = strength == .strong ? "-->" : strength == .weak ? "-.->" : "-.-o"
      return "\(boxes[source].name) \(arrow)\(label.isEmpty ? "" : "|\(label)|") \(boxes[target].name)"
    }

    /// The name of one of the fields; nothing where the target's name says it, as `UserListPresenter` says `presenter`.
    private func label(_ source: String, _ target: String) -> String {
      let names = Set(
        edges.map { edge in
          guard edge.isClosure else { return edge.field }
          return edge.label == "\(OwnershipGraph.closurePrefix)\(source).\(edge.field)"
            ? "\(edge.field) closure" : "closure"
        }
      )
      let isObvious = names.contains { target.lowercased().hasSuffix($0.lowercased()) }
      return isObvious ? "" : names.min() ?? ""
    }
  }
}

extension OwnershipGraph.Edge {
  fileprivate var isClosure: Bool { label.hasPrefix(OwnershipGraph.closurePrefix) }

  /// The holder's field: `injected` of `DashboardRouter.injected.values[]`, `repository` of what a wrapper holds for it.
  fileprivate var field: String {
    let name = isClosure ? label.dropFirst(OwnershipGraph.closurePrefix.count) : label[...]
    let field = name.split(separator: ".").first { $0.first?.isUppercase == false } ?? ""
    return String(field.drop { $0 == "_" }.prefix { $0 != "[" })
  }
}
