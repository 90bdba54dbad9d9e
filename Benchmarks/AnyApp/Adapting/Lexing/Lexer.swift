/// Splits Swift source into tokens.
public struct Lexer {
  /// The depth beyond which nothing is read; the compiler has the same limit.
  static let deepest = 256
  /// Names before which a slash begins a regular expression, since no operand ends with them.
  private static let keywords: Set = [
    "return", "in", "case", "if", "guard", "while", "where", "try", "await", "throw", "switch", "else", "is", "as",
  ]

  let scalars: [Unicode.Scalar]
  let file: String
  var position = 0
  var tokens: [Token] = []
  /// True if the last token can end an operand, so that a slash divides.
  var isAfterOperand = false
  /// The number of interpolations around the position.
  var depth = 0
  private var start = 0
  private var line = 1

  private init(_ text: String, file: String) {
    scalars = Array(text.unicodeScalars)
    self.file = file
  }

  /// Returns the tokens of a file's text.
  public static func tokens(of text: String, file: String) throws(AdaptingError) -> [Token] {
    var lexer = Lexer(text, file: file)
    try lexer.readCode()
    return lexer.tokens
  }

  /// The place of the token that is being read.
  var place: Place { Place(file: file, line: line) }

  /// Returns the scalar at a distance from the position; `nil` beyond the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    scalars.indices.contains(position + distance) ? scalars[position + distance] : nil
  }

  /// True if the scalars at a distance from the position are those of a text.
  func isAt(_ text: String, _ distance: Int = 0) -> Bool {
    text.unicodeScalars.enumerated().allSatisfy { peek(distance + $0.offset) == $0.element }
  }

  /// Goes on while a condition holds.
  mutating func advance(while condition: (Unicode.Scalar) -> Bool) {
    while let next = peek(), condition(next) { position += 1 }
  }

  /// Ends a token at the position.
  mutating func emit(_ kind: Token.Kind) {
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    tokens.append(Token(kind: kind, text: text, offset: start, line: line))
    for index in start..<position {
      let isPair = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalars[index].isLineEnd && !isPair { line += 1 }
    }
    start = position
  }

  /// Reads code up to the file's end, or within an interpolation up to its closing bracket.
  mutating func readCode() throws(AdaptingError) {
    var brackets = 0
    while let next = peek() {
      if depth > 0 && next == ")" && brackets == 0 { return }
      if next == "(" { brackets += 1 }
      if next == ")" { brackets -= 1 }
      try readToken(next)
    }
  }

  private mutating func readToken(_ next: Unicode.Scalar) throws(AdaptingError) {
    if next.isSpace {
      advance(while: \.isSpace)
      emit(.space)
    } else if isAt("//") || (position == 0 && isAt("#!")) {
      advance { !$0.isLineEnd }
      emit(.comment)
    } else if isAt("/*") {
      try readBlockComment()
    } else if next == "\"" || next == "#" {
      try readNumberSign()
    } else if next.isDigit {
      readNumber()
    } else if next.isNameHead || next == "`" {
      readName(next)
    } else if next == "/", let length = lengthOfRegex() {
      position += length
      emit(.regex)
      isAfterOperand = true
    } else if next.isSign || isAt("..") {
      readSign(next)
    } else {
      position += 1
      emit(.punctuation)
      isAfterOperand = next == ")" || next == "]" || next == "}"
    }
  }

  private mutating func readBlockComment() throws(AdaptingError) {
    var open = 0
    repeat {
      guard peek() != nil else { throw .unterminated("comment", place) }
      if isAt("/*") {
        (open, position) = (open + 1, position + 2)
      } else if isAt("*/") {
        (open, position) = (open - 1, position + 2)
      } else {
        position += 1
      }
    } while open > 0
    emit(.comment)
  }

  /// Reads a string, a regular expression between number signs, a directive, or a lone number sign.
  private mutating func readNumberSign() throws(AdaptingError) {
    var signs = 0
    while peek(signs) == "#" { signs += 1 }
    if peek(signs) == "\"" {
      try readString(signs)
    } else if signs > 0 && peek(signs) == "/" {
      try readRegex(signs)
    } else {
      position += signs
      advance(while: \.isNamePart)
      emit(.hashWord)
      isAfterOperand = false
    }
  }

  private mutating func readNumber() {
    let isHexadecimal = isAt("0x")
    // A tuple's member is not a fraction: in `pair.0.1` two numbers follow dots.
    var isWhole = tokens.last?.text == "."
    while let next = peek() {
      if next.isNamePart {
        position += 1
        let isExponent = isHexadecimal ? next == "p" || next == "P" : next == "e" || next == "E"
        if isExponent && (peek() == "+" || peek() == "-") { position += 1 }
      } else if next == "." && !isWhole && peek(1)?.isDigit == true {
        isWhole = true
        position += 1
      } else {
        break
      }
    }
    emit(.number)
    isAfterOperand = true
  }

  private mutating func readName(_ first: Unicode.Scalar) {
    position += 1
    if first == "`" {
      advance { $0 != "`" && !$0.isLineEnd }
      if peek() == "`" { position += 1 }
    } else {
      advance(while: \.isNamePart)
    }
    emit(.identifier)
    isAfterOperand = tokens.last.map { !Self.keywords.contains($0.text) } ?? false
  }

  private mutating func readSign(_ first: Unicode.Scalar) {
    let isJoined = tokens.last?.isBlank == false
    let begin = position
    repeat { position += 1 } while (peek()?.isSign == true || (first == "." && peek() == ".")) && !isAtComment
    emit(.sign)
    let isPostfix = position == begin + 1 && (first == "!" || first == "?")
    isAfterOperand = isAfterOperand && isJoined && isPostfix
  }

  private var isAtComment: Bool { isAt("//") || isAt("/*") }
}
