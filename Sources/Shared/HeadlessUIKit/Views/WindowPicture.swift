extension UIWindow {
  /// What a person sees, as text in a frame: for terminals, failure messages and snapshot tests.
  public var textPicture: String {
    layoutIfNeeded()
    let lines = isHidden ? [] : picture
    return TextFrame.around(lines).joined(separator: "\n")
  }
}

/// A frame of line-drawing characters around lines of text.
enum TextFrame {
  static let width = 44

  static func around(_ lines: [String]) -> [String] {
    let rule = String(repeating: "─", count: width + 2)
    return ["┌\(rule)┐"] + lines.map { "│ \(fitted($0)) │" } + ["└\(rule)┘"]
  }

  private static func fitted(_ line: String) -> String {
    let shortened = line.count > width ? line.prefix(width - 1) + "…" : line[...]
    return shortened + String(repeating: " ", count: width - shortened.count)
  }
}
