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
    // A zero is followed by no other digit: 01 breaks off after the 0.
    if !skipOne(of: "0") { try digits() }
    let end = position
    if skipOne(of: ".") { try digits() }
    if skipOne(of: "e", "E") {
      _ = skipOne(of: "+", "-")
      try digits()
    }
    // No integer that fits is longer; so a million digits are not kept.
    guard position == end, end - start <= 20 else { return .other }
    return Int(String(decoding: bytes[start..<end], as: UTF8.self)).map(JSONValue.integer) ?? .other
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
