extension JSONScanner {
  /// Reads a value of any kind to its end.
  mutating func value() throws(UsersFailure) -> JSONValue {
    skipSpace()
    switch next {
    case "{": try object { scanner, _ throws(UsersFailure) in _ = try scanner.value() }
    case "[": try list { scanner throws(UsersFailure) in _ = try scanner.value() }
    case "\"": return .string(try string())
    case "-": return try number()
    case _ where isAtDigit: return try number()
    case "n" where skip(word: "null"): return .null
    case "t" where skip(word: "true"), "f" where skip(word: "false"): break
    default: throw expected("a value")
    }
    return .other
  }

  private mutating func number() throws(UsersFailure) -> JSONValue {
    let start = position
    _ = skipOne(of: "-")
    // No digit follows a leading zero: 01 ends after the 0.
    if !skipOne(of: "0") { try digits() }
    let end = position
    if skipOne(of: ".") { try digits() }
    if skipOne(of: "e", "E") {
      _ = skipOne(of: "+", "-")
      try digits()
    }
    // No integer that fits is longer: a million digits are not copied.
    guard position == end, end - start <= 20 else { return .number }
    return Int(String(decoding: bytes[start..<end], as: UTF8.self)).map(JSONValue.integer) ?? .number
  }

  private mutating func digits() throws(UsersFailure) {
    let start = position
    while isAtDigit { position += 1 }
    guard position > start else { throw expected("a digit") }
  }

  private var isAtDigit: Bool {
    next.map { "0"..."9" ~= $0 } ?? false
  }

  private mutating func skipOne(of characters: Unicode.Scalar...) -> Bool {
    guard let next, characters.contains(next) else { return false }
    position += 1
    return true
  }

  private mutating func skip(word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { return false }
    position = end
    return true
  }
}

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
    guard position > start else { return "" }
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

  /// Reads `u` and four digits, and the second half of a surrogate pair if they are the first.
  private mutating func escapedByNumber() throws(UsersFailure) -> Unicode.Scalar {
    let start = position
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), next == "\\" {
      position += 1
      let other = next == "u" ? try hexadecimal() : 0
      if UTF16.isTrailSurrogate(other), let scalar = Unicode.Scalar(surrogates: unit, other) { return scalar }
    }
    position = start
    throw expected("a whole surrogate pair")
  }

  private mutating func hexadecimal() throws(UsersFailure) -> UInt16 {
    position += 1
    var number: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimalDigit else { throw expected("a hexadecimal digit") }
      number = number << 4 | digit
      position += 1
    }
    return number
  }
}

extension Unicode.Scalar {
  fileprivate init?(surrogates first: UInt16, _ second: UInt16) {
    self.init(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
  }

  fileprivate var hexadecimalDigit: UInt16? {
    switch self {
    case "0"..."9": UInt16(value) - 0x30
    case "A"..."F": UInt16(value) - 0x41 + 10
    case "a"..."f": UInt16(value) - 0x61 + 10
    default: nil
    }
  }
}
