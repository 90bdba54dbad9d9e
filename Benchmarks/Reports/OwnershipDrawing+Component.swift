import Tracing

extension OwnershipDrawing {
  /// The part of a page about one component: what of it holds what, and which references must not be strong.
  public func part(of component: String) -> RecordedPart {
    RecordedPart(
      begin: "<!-- One component, read off the heap; renew with: swift run workbench pages -->",
      end: "<!-- End of the component -->",
      text: """
        ```mermaid
        \(mermaid(of: component))```

        Solid arrows hold what they point at; dashed ones do not. Each of the red ones would close a cycle if it were strong.
        """
    )
  }

  /// The drawing of one component, with who holds it and the repository: each reference that would close a cycle is red.
  public func mermaid(of component: String) -> String {
    let shown = shown(with: component)
    let arrows = sortedArrows.filter { shown.contains($0.source) && shown.contains($0.target) }
    let red = arrows.indices.filter { wouldCloseCycle(arrows[$0]) }.map(String.init)
    let style = red.isEmpty ? [] : ["  linkStyle \(red.joined(separator: ",")) stroke:#c00,stroke-width:2px"]
    let shapes = order.filter(shown.contains).map { "  \(boxes[$0].shape)" }
    return (["flowchart TD"] + shapes + arrows.map { "  \($0.mermaid(boxes))" } + style)
      .joined(separator: "\n") + "\n"
  }

  /// The component's boxes, those that hold one of them, and what they all get their users from. If that is less than a
  /// drawing, also who holds the holders.
  private func shown(with component: String) -> Set<Int> {
    let own = Set(boxes.indices.filter { boxes[$0].component == component })
    let holders = { (held: Set<Int>) in sortedArrows.filter { $0.isStrong && held.contains($0.target) }.map(\.source) }
    let shown = own.union(holders(own))
    let repository = boxes.indices.filter { boxes[$0].kind == .repository }
    return (shown.count < 3 ? shown.union(holders(shown)) : shown).union(repository)
  }

  /// Whether an arrow that does not hold leads to something that holds its source.
  private func wouldCloseCycle(_ arrow: Arrow) -> Bool {
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
