/// Reads JSON (RFC 8259) in one pass and keeps none of it: what is held in memory is up to the reader.
///
/// Foundation's decoder is not used because it holds many times the size of a list, lets a trailing comma and broken
/// text in ignored values pass, and often does not say where a list breaks off.
struct JSONScanner {
  /// The number of lists and objects that may be nested, so that a hostile list does not use up the stack.
  static let deepest = 128

  let bytes: UnsafeRawBufferPointer
  var position = 0
  private var depth = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The byte at the position, as the character that it is if it is ASCII; `nil` at the end.
  var next: Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }

  /// Reads a list; `element` is called at the beginning of each element and reads it.
  mutating func list(_ element: (inout Self) throws(UsersFailure) -> Void) throws(UsersFailure) {
    try elements(from: "[", to: "]", element)
  }

  /// Reads an object; `member` is called at the beginning of each value with its key, and reads the value.
  mutating func object(_ member: (inout Self, String) throws(UsersFailure) -> Void) throws(UsersFailure) {
    try elements(from: "{", to: "}") { scanner throws(UsersFailure) in
      scanner.skipSpace()
      guard scanner.next == "\"" else { throw scanner.expected("a key in quotes") }
      let key = try scanner.string()
      guard scanner.skip(":") else { throw scanner.expected("\":\"") }
      try member(&scanner, key)
    }
  }

  /// Makes sure that nothing follows.
  mutating func end() throws(UsersFailure) {
    skipSpace()
    guard next == nil else { throw expected("the end") }
  }

  /// Goes to the next byte that is not white space.
  mutating func skipSpace() {
    while next == " " || next == "\n" || next == "\r" || next == "\t" { position += 1 }
  }

  /// Goes past a character, and white space before it; whether it was there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func elements(
    from start: Unicode.Scalar,
    to end: Unicode.Scalar,
    _ element: (inout Self) throws(UsersFailure) -> Void
  ) throws(UsersFailure) {
    guard depth < Self.deepest else {
      throw failure("more than \(Self.deepest) lists and objects stand in one another")
    }
    guard skip(start) else { throw expected("\"\(start)\"") }
    depth += 1
    defer { depth -= 1 }
    if skip(end) { return }
    repeat { try element(&self) } while skip(",")
    guard skip(end) else { throw expected("\",\" or \"\(end)\"") }
  }
}

/// A JSON value, as far as users are made of such.
enum JSONValue {
  case string(String)
  /// A number written as an integer that fits; `1.0` and `1e3` are others.
  case integer(Int)
  case null
  /// Anything else: read to its end, and not kept.
  case other
}

extension JSONScanner {
  /// The failure to find at the position what JSON has there.
  func expected(_ what: String) -> UsersFailure {
    failure("\(what) was expected")
  }

  /// A failure with the position as its place.
  ///
  /// Lines and columns count from 1, a column for each byte: what is not text has no characters to count.
  func failure(_ reason: String) -> UsersFailure {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<position]
    let line = before.count { $0 == newline } + 1
    let start = before.lastIndex { $0 == newline }.map { $0 + 1 } ?? 0
    let end = next == nil ? ", where it ends" : ""
    return .notJSON(reason: "\(reason) at line \(line), column \(position - start + 1)\(end)")
  }
}
