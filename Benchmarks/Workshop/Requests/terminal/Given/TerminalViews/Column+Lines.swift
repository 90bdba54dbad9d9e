extension Column {
  /// The column as lines of characters: `Ada`, `Name: Ada`, `[ Save ]`, and `( Save )` for a button that is disabled.
  ///
  /// A line stays one line: line breaks become spaces. Title and bar button are the navigation bar's to draw.
  public var lines: [String] {
    elements.map(\.line).filter { !$0.isEmpty }.map(Self.withoutBreaks)
  }

  private static func withoutBreaks(_ line: String) -> String {
    String(line.map { $0.isNewline ? " " : $0 })
  }
}

extension TextElement {
  fileprivate var line: String {
    switch self {
    case .text(let text): text.string
    case .field(let field): "\(field.label): \(field.text)"
    case .button(let button): button.isEnabled ? "[ \(button.title) ]" : "( \(button.title) )"
    }
  }
}
