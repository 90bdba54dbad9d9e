/// Reads JSON (RFC 8259) in one pass and keeps none of it: the caller decides what is held in memory.
///
/// Foundation's decoder is not used because it holds many times the size of a list, lets a trailing comma and broken
/// text in ignored values pass, and often does not say where a list breaks off.
struct JSONScanner {
  /// The number of lists and objects that may be nested, so that a hostile list does not use up the stack.
  static let deepest = 128

  let bytes: UnsafeRawBufferPointer
  var position: Int
  private var depth = 0

  /// Begins behind a byte-order mark, if there is one; the columns of the first line count its bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes
    position = bytes.starts(with: mark) ? mark.count : 0
  }

  /// The byte at the position, as the character with this number; `nil` at the end.
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

  /// Fails unless only white space follows.
  mutating func end() throws(UsersFailure) {
    skipSpace()
    guard next == nil else { throw expected("the end") }
  }

  /// Goes to the next byte that is not white space.
  mutating func skipSpace() {
    while next == " " || next == "\n" || next == "\r" || next == "\t" { position += 1 }
  }

  /// Skips white space and then a character; returns true if the character was there.
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

/// A JSON value, as far as users need it.
enum JSONValue {
  case string(String)
  /// A number written as an integer that fits `Int`.
  case integer(Int)
  /// Any other number, such as `1.0` and `1e3`.
  case number
  case null
  /// Anything else: read to its end, and not kept.
  case other
}

extension JSONScanner {
  /// Makes the failure to find at the position what JSON has there.
  func expected(_ what: String) -> UsersFailure {
    failure("\(what) was expected")
  }

  /// Makes a failure that names the position.
  ///
  /// Lines and columns count from 1, a column for each byte: bytes that are not text have no characters to count.
  func failure(_ reason: String) -> UsersFailure {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<position]
    let line = before.count { $0 == newline } + 1
    let start = before.lastIndex { $0 == newline }.map { $0 + 1 } ?? 0
    let end = next == nil ? ", where it ends" : ""
    return .notJSON(reason: "\(reason) at line \(line), column \(position - start + 1)\(end)")
  }
}
