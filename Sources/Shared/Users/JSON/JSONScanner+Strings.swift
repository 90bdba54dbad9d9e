extension JSONScanner {
  /// Reads a string; the position is its opening quote.
  mutating func string() throws(UsersFailure) -> String {
    position += 1
    var text = ""
    while true {
      text += try plainText()
      guard next != "\"" else { break }
      guard next == "\\" else { throw expected(next == nil ? "a closing quote" : "an escape for a control character") }
      text.unicodeScalars.append(try escaped())
    }
    position += 1
    return text
  }

  /// Reads up to the next quote, escape or control character.
  private mutating func plainText() throws(UsersFailure) -> String {
    let start = position
    while let next, next >= " ", next != "\"", next != "\\" { position += 1 }
    guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
      position = start
      throw expected("text in UTF-8")
    }
    return text
  }

  private mutating func escaped() throws(UsersFailure) -> Unicode.Scalar {
    position += 1
    let character: Unicode.Scalar
    switch next {
    case let mark? where "\"\\/".unicodeScalars.contains(mark): character = mark
    case "b": character = "\u{8}"
    case "f": character = "\u{C}"
    case "n": character = "\n"
    case "r": character = "\r"
    case "t": character = "\t"
    case "u": return try escapedByNumber()
    default: throw expected("one of \"\\/bfnrtu after \\")
    }
    position += 1
    return character
  }

  /// Reads `u` and four digits; and if they are the first half of a surrogate pair, its other half.
  private mutating func escapedByNumber() throws(UsersFailure) -> Unicode.Scalar {
    let start = position
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), next == "\\" {
      position += 1
      if next == "u" { units.append(try hexadecimal()) }
    }
    guard let text = String(validating: units, as: UTF16.self), let scalar = text.unicodeScalars.first else {
      position = start
      throw expected("both halves of a surrogate pair")
    }
    return scalar
  }

  private mutating func hexadecimal() throws(UsersFailure) -> UInt16 {
    position += 1
    var number: UInt16 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(next).hexDigitValue else {
        throw expected("a hexadecimal digit")
      }
      number = number << 4 | UInt16(digit)
      position += 1
    }
    return number
  }
}
