import Structure

/// A test that a file declares, or that is in the lines that a patch adds or leaves.
struct DeclaredTest {
  /// The function's name; one that is a sentence is in backquotes.
  let function: String
  /// True if a string names the test.
  private let hasString: Bool

  /// True if the test has a name that is a sentence.
  var isNamed: Bool { hasString || sentence != nil }

  /// The function's name, without backquotes, if it is a sentence.
  var sentence: String? { function.hasPrefix("`") ? String(function.dropFirst()) : nil }

  /// The code from the attribute's end on, without contents of strings.
  private init?(_ code: Substring) {
    guard let first = code.first, !first.isLetter, let start = code.firstRange(of: "func ")?.upperBound else {
      return nil
    }
    let name = code[start...]
    let isSentence = name.hasPrefix("`")
    function = isSentence ? "`" + name.dropFirst().prefix { $0 != "`" } : String(name.prefix { $0 != "(" && $0 != "<" })
    hasString = code.drop { $0 == "(" || $0.isWhitespace }.hasPrefix("\"")
  }

  /// Returns the tests in a file, in order.
  static func all(in file: Prose) -> [DeclaredTest] {
    let code = file.path.hasSuffix(".patch") ? code(of: file.lines) : file.code
    return code.split(separator: "@Test", omittingEmptySubsequences: false).dropFirst().compactMap { DeclaredTest($0) }
  }

  /// The code of a patch's lines, without those that it removes.
  private static func code(of patch: [String]) -> String {
    let lines = patch.filter { $0.hasPrefix("+") || $0.hasPrefix(" ") }.map { String($0.dropFirst()) }
    return SwiftCode.lines(of: lines.joined(separator: "\n")).joined(separator: " ")
  }
}
