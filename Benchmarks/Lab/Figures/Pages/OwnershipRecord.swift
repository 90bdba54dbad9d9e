import Instruments

/// The ownership among the objects of an architecture's live screen, as it is recorded.
public struct OwnershipRecord: Codable, Sendable {
  /// An object and its component's name, which is empty for objects outside of components.
  struct Box: Codable, Sendable {
    let name: String
    let component: String
  }

  /// A reference: strong, weak or unowned.
  struct Arrow: Codable, Sendable {
    let source: String
    let target: String
    let strength: String
    let label: String
    /// True if it is not strong, and its target holds its source, directly or through others.
    let closesCycle: Bool
  }

  let boxes: [Box]
  let arrows: [Arrow]

  /// Takes a drawing.
  public init(_ drawing: OwnershipDrawing) {
    let all = drawing.boxes
    boxes = drawing.order.map { Box(name: all[$0].name, component: all[$0].component) }
    arrows = drawing.sortedArrows.map { arrow in
      Arrow(
        source: all[arrow.source].name,
        target: all[arrow.target].name,
        strength: arrow.strength.rawValue,
        label: arrow.label(all),
        closesCycle: drawing.wouldCloseCycle(arrow)
      )
    }
  }
}
