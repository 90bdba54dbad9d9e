/// Splits lines of Swift into tokens: names and numbers, literals of text, and signs one by one.
enum SwiftTokens {
  /// Returns the tokens of some lines, without comments and white space.
  static func of(_ lines: [Substring]) -> [Substring] {
    lines.flatMap(tokens)
  }

  private static func tokens(of line: Substring) -> [Substring] {
    var tokens: [Substring] = []
    var rest = line
    while let first = rest.first {
      let token: Substring
      if first.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        continue
      } else if rest.hasPrefix("//") {
        break
      } else if isPartOfWord(first) {
        token = rest.prefix(while: isPartOfWord)
      } else {
        token = first == "\"" ? literal(rest) : rest.prefix(1)
      }
      tokens.append(token)
      rest = rest[token.endIndex...]
    }
    return tokens
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the literal at the beginning, to its closing quotation mark; marks inside an interpolation end it, which
  /// counts a few tokens more on both sides alike.
  private static func literal(_ text: Substring) -> Substring {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if text[index] == "\"" && !isEscaped { return text[...index] }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return text
  }
}
