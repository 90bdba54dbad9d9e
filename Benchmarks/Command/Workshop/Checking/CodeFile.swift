import Structure

/// The code of a source file, without comments, line for line.
struct CodeFile {
  let path: String
  private let lines: [String]
  private let text: String
  /// The words and signs, in order, each with its line.
  private let tokens: [(line: Int, token: String)]

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    lines = SwiftCode.lines(of: text, keepingLiterals: true)
    tokens = zip(1..., lines).flatMap { number, line in Self.words(line).map { (number, $0) } }
  }

  static func all(_ files: [String: String]) -> [CodeFile] {
    files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map { CodeFile($0, $1) }
  }

  /// The words and signs of a text, in order.
  static func tokens(_ text: String) -> [String] {
    SwiftCode.lines(of: text, keepingLiterals: true).flatMap(words)
  }

  private static func words(_ line: String) -> [String] {
    line.matches(of: #/\w+|[^\w\s]/#).map { String($0.output) }
  }

  /// Returns the number of the first line with a text, whatever white space is in it; words in it are whole words.
  func line(with text: String) -> Int? { lines(with: text).first }

  /// Returns the number of a text's line, for each time that it is there.
  func lines(with text: String) -> [Int] {
    let wanted = Self.tokens(text)
    guard let first = wanted.first, wanted.count <= tokens.count else { return [] }
    return (0...(tokens.count - wanted.count)).filter { start in
      tokens[start].token == first && zip(tokens[start...], wanted).allSatisfy { $0.token == $1 }
    }.map { tokens[$0].line }
  }

  func line(importing module: String) -> Int? {
    let kinds = #/\bimport\s+(?:(?:class|struct|enum|protocol|typealias|func|var|let)\s+)?(\w+)/#
    return lines.firstIndex { line in line.matches(of: kinds).contains { $0.output.1 == module } }.map { $0 + 1 }
  }

  /// The names of the variables and constants that are declared outside of all types and functions.
  var globals: [String] {
    var depth = 0
    var names: [String] = []
    let tokens = SwiftCode.lines(of: text).flatMap(Self.words)
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if ["{", "(", "["].contains(token) { depth += 1 }
      if ["}", ")", "]"].contains(token) { depth -= 1 }
      if depth == 0, ["var", "let"].contains(token) { names.append(next) }
    }
    return names
  }
}

extension Character {
  /// True if a word can have it.
  var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// True for a word, false for a sign.
  var isWord: Bool { first?.isPartOfName ?? false }
}
