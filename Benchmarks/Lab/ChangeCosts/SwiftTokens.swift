/// Splits lines of Swift into tokens: names and numbers, literals of text, and signs one by one.
enum SwiftTokens {
  /// Returns the tokens of some lines, without comments and white space.
  static func of(_ lines: [Substring]) -> [Substring] {
    lines.flatMap(tokens)
  }

  /// By bytes: what is beyond ASCII counts as part of a word, and a line's tokens are needed a hundred thousand times.
  private static func tokens(of line: Substring) -> [Substring] {
    var tokens: [Substring] = []
    let bytes = line.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let first = bytes[start]
      var end = bytes.index(after: start)
      if isPartOfWord(first) {
        end = bytes[end...].firstIndex { !isPartOfWord($0) } ?? bytes.endIndex
      } else if first == quotationMark {
        end = endOfLiteral(bytes[start...])
      } else if first == slash && bytes[end...].first == slash {
        break
      }
      if !isSpace(first) { tokens.append(line[start..<end]) }
      start = end
    }
    return tokens
  }

  private static let quotationMark = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Returns the end of the literal at the beginning, behind its closing quotation mark; marks inside an interpolation
  /// end it, which counts a few tokens more on both sides alike.
  private static func endOfLiteral(_ bytes: Substring.UTF8View) -> String.Index {
    var isEscaped = false
    for index in bytes.indices.dropFirst() {
      if bytes[index] == quotationMark && !isEscaped { return bytes.index(after: index) }
      isEscaped = bytes[index] == backslash && !isEscaped
    }
    return bytes.endIndex
  }
}
