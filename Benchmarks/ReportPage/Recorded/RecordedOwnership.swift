/// The ownership among the objects of an architecture's live screen, read from the drawing on its page.
struct RecordedOwnership: Sendable, Encodable {
  /// An object and its component's name, which is empty for objects outside of components.
  struct Box: Sendable, Encodable {
    let name: String
    let component: String
  }

  /// A reference: strong, weak or unowned.
  struct Arrow: Sendable, Encodable {
    let source: String
    let target: String
    let strength: String
    let label: String
    /// True if it is not strong, and its target holds its source, directly or through others.
    fileprivate(set) var closesCycle = false
  }

  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []

  /// Reads a page; `nil` if there is no drawing on it.
  ///
  /// - Parameters:
  ///   - page: the page of an architecture.
  ///   - components: its components' names. The drawing has no frame around a component of one object.
  init?(page: String, components: Set<String>) {
    // The last one is of the whole screen; before it there may be one of a component.
    guard let drawing = page.matches(of: /```mermaid\nflowchart [A-Z]+\n((?s).*?)```/).last?.1 else { return nil }
    var component = ""
    for line in drawing.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if let group = line.firstMatch(of: /^subgraph (\S+)/) {
        component = String(group.1)
      } else if line == "end" {
        component = ""
      } else if let arrow = line.firstMatch(of: /^(\S+) (-->|-\.->|-\.-o)(?:\|(.*)\|)? (\S+)$/) {
        let strength = ["-->": "strong", "-.->": "weak"][String(arrow.2)] ?? "unowned"
        arrows.append(
          Arrow(source: "\(arrow.1)", target: "\(arrow.4)", strength: strength, label: arrow.3.map(String.init) ?? "")
        )
      } else if let box = line.firstMatch(of: /^([A-Za-z0-9_.]+)[\[(]/) {
        let name = String(box.1)
        let own = component.isEmpty ? components.first(where: name.hasPrefix) : component
        boxes.append(Box(name: name, component: own ?? ""))
      }
    }
    if boxes.isEmpty { return nil }
    for index in arrows.indices where arrows[index].strength != "strong" {
      arrows[index].closesCycle = holds(arrows[index].target, arrows[index].source)
    }
  }

  /// Tells if one box holds another, by strong references alone.
  private func holds(_ owner: String, _ other: String) -> Bool {
    var reached: Set = [owner]
    var waiting = [owner]
    while let box = waiting.popLast() {
      for next in arrows where next.strength == "strong" && next.source == box && reached.insert(next.target).inserted {
        waiting.append(next.target)
      }
    }
    return reached.contains(other)
  }
}
