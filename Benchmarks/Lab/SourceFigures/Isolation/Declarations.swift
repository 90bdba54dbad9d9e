import Command

/// The types, protocols and extensions of a source file, by their places.
struct Declarations {
  /// A type, a protocol or an extension.
  struct Declaration: Hashable {
    /// The keyword that declares it.
    let keyword: String
    /// Its name, or that of the type that it extends.
    let name: String
    /// The types and protocols that it derives from.
    let inherits: [String]
    /// The place of its first word, in bytes.
    let start: Int
    /// The place of its last brace.
    let end: Int
  }

  let all: [Declaration]
  private let tokens: SourceTokens
  /// The places at which lines begin.
  private let lines: [Int]

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
  /// The words that follow `class` where it declares a member.
  private static let members: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public",
  ]

  init(_ text: String) {
    let tokens = SourceTokens(text)
    self.tokens = tokens
    all = tokens.tokens.indices.compactMap { Self.declaration($0, tokens) }
    lines = [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }

  /// The place of a line's first byte; lines are counted from 1.
  func place(ofLine line: Int) -> Int {
    lines.indices.contains(line - 1) ? lines[line - 1] : 0
  }

  /// The innermost declaration around a place.
  func around(_ place: Int) -> Declaration? {
    all.last { $0.start <= place && place <= $0.end }
  }

  /// The first word of the member whose name is at a place.
  func start(ofMemberAt place: Int) -> Int? {
    tokens.tokens.firstIndex { $0.range.contains(place) }.map {
      tokens.tokens[tokens.start(ofDeclaration: $0)].range.lowerBound
    }
  }

  private static func declaration(_ index: Int, _ tokens: SourceTokens) -> Declaration? {
    guard keywords.contains(tokens.text(index)), ![".", ":", ","].contains(tokens.text(index - 1)),
      tokens.tokens.indices.contains(index + 1), tokens.tokens[index + 1].isWord,
      !members.contains(tokens.text(index + 1))
    else { return nil }
    var name = tokens.text(index + 1)
    var place = index + 2
    while tokens.text(place) == ".", tokens.tokens.indices.contains(place + 1) {
      name += "." + tokens.text(place + 1)
      place += 2
    }
    if tokens.text(place) == "<" { place = tokens.closing(place) + 1 }
    var inherits: [String] = []
    var isConditional = false
    while place < tokens.tokens.count, tokens.text(place) != "{" {
      if tokens.text(place) == "where" { isConditional = true }
      if !isConditional, tokens.tokens[place].isWord, !tokens.text(place).hasPrefix("@") {
        inherits.append(tokens.text(place))
      }
      place += 1
    }
    guard place < tokens.tokens.count else { return nil }
    return Declaration(
      keyword: tokens.text(index),
      name: name,
      inherits: inherits,
      start: tokens.tokens[tokens.start(ofDeclaration: index)].range.lowerBound,
      end: tokens.tokens[tokens.closing(place)].range.lowerBound
    )
  }
}
