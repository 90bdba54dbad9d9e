import Command

/// The words and signs of a Swift source with their places, without comments and literals.
struct SourceTokens {
  /// A word, an attribute with its sign, or one other sign.
  struct Token {
    let text: String
    /// The place in bytes from the start of the text.
    let range: Range<Int>

    /// True if it is a word, or an attribute.
    var isWord: Bool { text.utf8.first.map { SourceTokens.isWord($0) || $0 == UInt8(ascii: "@") } ?? false }
  }

  let tokens: [Token]

  init(_ text: String) {
    let bytes = SwiftCode.blanked(text)
    var tokens: [Token] = []
    var place = 0
    while place < bytes.count {
      let start = place
      place += 1
      guard bytes[start] > UInt8(ascii: " ") else { continue }
      if Self.isWord(bytes[start]) || "@#".utf8.contains(bytes[start]) {
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
      } else if bytes[start] == UInt8(ascii: "-"), place < bytes.count, bytes[place] == UInt8(ascii: ">") {
        place += 1
      }
      tokens.append(Token(text: String(decoding: bytes[start..<place], as: UTF8.self), range: start..<place))
    }
    self.tokens = tokens
  }

  /// The text of a token; empty if there is none at the index.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The index of the bracket that closes the one at an index; the last token's if there is none.
  func closing(_ index: Int) -> Int {
    let (open, close) = (text(index), ["(": ")", "[": "]", "<": ">", "{": "}"][text(index)] ?? "")
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].text == open { depth += 1 }
      if tokens[place].text == close { depth -= 1 }
      if depth == 0 { return place }
    }
    return tokens.count - 1
  }

  /// The index of the first modifier or attribute of the declaration whose keyword or name is at an index.
  func start(ofDeclaration index: Int) -> Int {
    var start = index
    while start > 0 {
      var before = start - 1
      if text(before) == ")" {
        while before > 0, text(before) != "(" { before -= 1 }
        before -= 1
      }
      guard Self.modifiers.contains(text(before)) || text(before).hasPrefix("@") else { break }
      start = before
    }
    return start
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "indirect", "static", "class",
    "override",
    "lazy", "weak", "unowned", "mutating", "nonmutating", "required", "convenience", "dynamic", "nonisolated", "let",
    "var", "func",
  ]

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 128...255: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"): true
    default: false
    }
  }
}
