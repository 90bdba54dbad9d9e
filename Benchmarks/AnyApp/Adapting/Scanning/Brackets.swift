/// The pairs of brackets among tokens.
struct Brackets: Sendable {
  private var closing: [Int: Int] = [:]

  /// Pairs the brackets of a file's tokens.
  init(of tokens: [Token], file: String) throws(AdaptingError) {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{":
        open.append(index)
        if open.count > Lexer.deepest { throw .nestedTooDeeply(Place(file: file, line: token.line)) }
      case ")", "]", "}":
        guard let start = open.popLast(), Self.pairs[tokens[start].text] == token.text else {
          throw .unbalanced(token.text, Place(file: file, line: token.line))
        }
        closing[start] = index
      default: break
      }
    }
    if let last = open.last { throw .unbalanced(tokens[last].text, Place(file: file, line: tokens[last].line)) }
  }

  private static let pairs = ["(": ")", "[": "]", "{": "}"]

  /// Returns the place of the bracket that closes the one at a place.
  func end(of start: Int) -> Int? { closing[start] }
}
