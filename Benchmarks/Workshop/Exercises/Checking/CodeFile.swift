/// The code of a source file, without comments, line for line.
struct CodeFile {
  /// A token, a word or a sign, with the number of its line.
  typealias Token = (line: Int, token: String)

  let path: String
  private let lines: [String]
  /// The tokens, in order.
  private let tokens: [Token]
  /// The tokens outside of string literals, in order; then those of interpolations.
  let code: [Token]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = SwiftCode.lines(of: text, keepingLiterals: true)
    tokens = Self.numbered(lines)
    code = Self.numbered(SwiftCode.lines(of: text)) + Self.interpolated(lines)
  }

  static func all(_ files: [String: String]) -> [CodeFile] {
    files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map { CodeFile($0, $1) }
  }

  /// The tokens of a text, in order.
  static func tokens(_ text: String) -> [String] {
    SwiftCode.lines(of: text, keepingLiterals: true).flatMap(words)
  }

  private static func words(_ line: String) -> [String] {
    line.matches(of: #/\w+|[^\w\s]/#).map { String($0.output) }
  }

  private static func numbered(_ lines: [String], from first: Int = 1) -> [Token] {
    zip(first..., lines).flatMap { number, line in words(line).map { (number, $0) } }
  }

  /// Returns the tokens of interpolations.
  private static func interpolated(_ lines: [String]) -> [Token] {
    let text = lines.joined(separator: "\n")
    return text.matches(of: #/\\#*\(/#).flatMap { match in
      var depth = 1
      let value = text[match.range.upperBound...].prefix { sign in
        if sign == "(" { depth += 1 }
        if sign == ")" { depth -= 1 }
        return depth > 0
      }
      let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
      return numbered(SwiftCode.lines(of: String(value)), from: line)
    }
  }

  /// Returns the number of the first line with a text, whatever white space is in it; words in it are whole words.
  ///
  /// - Parameter inTexts: true if it may stand in a text for people, too.
  func line(with text: String, inTexts: Bool = false) -> Int? { lines(with: text, inTexts: inTexts).first }

  /// Returns the number of a text's line, for each time that it is there.
  func lines(with text: String, inTexts: Bool = false) -> [Int] {
    let wanted = Self.tokens(text)
    let tokens = inTexts ? tokens : code
    guard let first = wanted.first, wanted.count <= tokens.count else { return [] }
    return (0...(tokens.count - wanted.count)).filter { start in
      tokens[start].token == first && zip(tokens[start...], wanted).allSatisfy { $0.token == $1 }
    }.map { tokens[$0].line }
  }

  func line(importing module: String) -> Int? {
    let kinds = #/\bimport\s+(?:(?:class|struct|enum|protocol|typealias|func|var|let)\s+)?(\w+)/#
    return lines.firstIndex { line in line.matches(of: kinds).contains { $0.output.1 == module } }.map { $0 + 1 }
  }

  /// The names that the file declares: of values, functions, cases and parameters, one by one or in a tuple.
  var names: Set<String> {
    let kinds: Set = ["let", "var", "for", "func", "case"]
    let words = [""] + code.map(\.token) + [""]
    var names: Set<String> = []
    var isInList = false
    for (before, (word, after)) in zip(words, zip(words.dropFirst(), words.dropFirst(2))) {
      if word == "(" { isInList = ["let", "var", "for"].contains(before) }
      if word == ")" { isInList = false }
      let isLabel = ["(", ","].contains(before) && after == ":"
      if word.isWord, kinds.contains(before) || isInList || isLabel || before == "{" && after == "in" {
        names.insert(word)
      }
    }
    return names
  }

  /// Returns the tokens that are neither known nor declared in this file. A member after a dot is returned even if its
  /// name is declared here: it may be another type's.
  func others(than known: Set<String>) -> [Token] {
    let names = names
    return code.indices.filter { index in
      let token = code[index].token
      let isMember = index > 0 && code[index - 1].token == "."
      return !known.contains(token) && token.first?.isNumber == false && (isMember || !names.contains(token))
    }.map { code[$0] }
  }

  /// The names of the variables and constants that are declared outside of all types and functions. A table is none of
  /// them: a constant of plain values changes nothing, and remembers nothing.
  var globals: [String] {
    var depth = 0
    var names: [String] = []
    for (index, (_, token)) in code.enumerated() {
      if ["{", "(", "["].contains(token) { depth += 1 }
      if ["}", ")", "]"].contains(token) { depth -= 1 }
      guard depth == 0, ["var", "let"].contains(token), let name = code.dropFirst(index + 1).first else { continue }
      if token == "var" || !isPlainConstant(from: index + 2) { names.append(name.token) }
    }
    return names
  }

  /// True if what stands behind a constant's name is a value of texts, numbers and lists of these.
  private func isPlainConstant(from start: Int) -> Bool {
    let rest = code.dropFirst(start).map(\.token)
    var depth = 0
    var last = ""
    var hasValue = false
    for (index, token) in rest.enumerated() {
      if ["(", "["].contains(token) { depth += 1 }
      if [")", "]"].contains(token) { depth -= 1 }
      let isEnd = depth == 0 && hasValue && (last.isWord || ["\"", ")", "]"].contains(last))
      // The next declaration begins.
      if isEnd, token == "@" || token.isWord && !["as", "is"].contains(token) { break }
      // The name of an element, or of another constant.
      let isLabel = ["(", ","].contains(last) && [":", "="].contains(rest.dropFirst(index + 1).first)
      if token.isWord && !isLabel && token.first?.isNumber == false && !Self.plain.contains(token) { return false }
      if ["{", "@", "&"].contains(token) { return false }
      if token == "=" { hasValue = true }
      last = token
    }
    return hasValue
  }

  /// The words in a value that can change nothing, and in its type.
  private static let plain: Set = [
    "String", "Character", "Int", "Double", "Bool", "Array", "Set", "Dictionary", "repeating", "count", "true", "false",
    "nil",
  ]
}

extension Character {
  /// True if a word can have it.
  var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// True for a word, false for a sign.
  var isWord: Bool { first?.isPartOfName ?? false }
}
