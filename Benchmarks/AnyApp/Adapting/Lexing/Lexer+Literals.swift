extension Lexer {
  /// Reads a string with a number of signs around it; what is interpolated becomes tokens of its own.
  mutating func readString(_ signs: Int) throws(AdaptingError) {
    let begin = place
    position += signs
    let isLong = isAt("\"\"\"") && !endsInLine(signs)
    position += isLong ? 3 : 1
    let escape = "\\" + String(repeating: "#", count: signs)
    let end = (isLong ? "\"\"\"" : "\"") + escape.dropFirst()
    while !isAt(end) {
      guard let next = peek(), isLong || !next.isLineEnd else { throw .unterminated("string", begin) }
      if isAt(escape + "(") {
        position += escape.count + 1
        try readInterpolation(begin)
      } else if isAt(escape) {
        position += escape.count
        // The end of a line after a backslash ends no short string; the guard above judges it.
        if let next = peek(), !next.isLineEnd { position += 1 }
      } else {
        position += 1
      }
    }
    position += end.unicodeScalars.count
    emit(.string)
    isAfterOperand = true
  }

  /// True if three quotation marks between number signs are not those of a long string: it would end in its own line.
  private func endsInLine(_ signs: Int) -> Bool {
    guard signs > 0 else { return false }
    let end = "\"" + String(repeating: "#", count: signs)
    var distance = 1
    while let next = peek(distance), !next.isLineEnd {
      if isAt(end, distance) { return true }
      distance += 1
    }
    return false
  }

  private mutating func readInterpolation(_ begin: Place) throws(AdaptingError) {
    emit(.string)
    isAfterOperand = false
    guard depth < Self.deepest else { throw .nestedTooDeeply(place) }
    depth += 1
    try readCode()
    depth -= 1
    guard peek() == ")" else { throw .unterminated("string", begin) }
    position += 1
  }

  /// Reads a regular expression with a number of signs around it.
  mutating func readRegex(_ signs: Int) throws(AdaptingError) {
    let end = "/" + String(repeating: "#", count: signs)
    position += signs + 1
    let isLong = peek()?.isLineEnd == true
    while !isAt(end) {
      guard let next = peek(), isLong || !next.isLineEnd else { throw .unterminated("regular expression", place) }
      position += next == "\\" && peek(1)?.isLineEnd == false ? 2 : 1
    }
    position += end.count
    emit(.regex)
    isAfterOperand = true
  }

  /// Returns the length of the regular expression that a bare slash begins; `nil` if the slash divides.
  ///
  /// As for the compiler, no operand is before it, no blank after it or before its end, and it is closed in its line.
  func lengthOfRegex() -> Int? {
    guard !isAfterOperand, let first = peek(1), !first.isSpace, first != "/", first != "*" else { return nil }
    var (distance, open, isInClass) = (1, 0, false)
    while let next = peek(distance), !next.isLineEnd {
      switch next {
      case "\\": distance += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: open += 1
      case ")" where !isInClass: open -= 1
      case "/" where !isInClass: return peek(distance - 1) == " " ? nil : distance + 1
      default: break
      }
      if open < 0 { return nil }
      distance += 1
    }
    return nil
  }
}
