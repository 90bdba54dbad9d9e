import Foundation

/// Reads users from JSON: a list of `{"id": 1, "name": "Ada", "username": "ada"}`, in UTF-8.
///
/// `username` may be missing or `null`; other keys are ignored, but have to be JSON. One bad record fails the whole list.
///
///     let users = try UsersJSON.decode(Data(#"[{"id": 1, "name": "Ada"}]"#.utf8))
///     print(users[0].name)  // Ada
public enum UsersJSON {
  /// Reads a list of users, in one pass.
  ///
  /// - Throws: ``UsersFailure/notJSON(reason:)``, ``UsersFailure/malformedRecord(index:key:expected:)`` with an empty
  ///   key if the record is not an object at all, or ``UsersFailure/duplicateID(_:record:)``; the first mistake,
  ///   but ids are compared last.
  public static func decode(_ data: Data) throws(UsersFailure) -> UserDirectory {
    guard !data.isEmpty else { throw .notJSON(reason: "it is empty") }
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(UsersFailure) in try users(in: bytes) }
    }
    return try UserDirectory(result.get())
  }

  private static func users(in bytes: UnsafeRawBufferPointer) throws(UsersFailure) -> [User] {
    if wideMarks.contains(where: bytes.starts) || isWide(bytes.prefix(4)) {
      throw .notJSON(reason: "it begins as UTF-16 or UTF-32 does, not UTF-8")
    }
    var scanner = JSONScanner(bytes)
    scanner.skip(mark: [0xEF, 0xBB, 0xBF])
    var users: [User] = []
    scanner.skipSpace()
    guard scanner.next == "[" else {
      _ = try scanner.value()
      try scanner.end()
      throw .notJSON(reason: "it is JSON, but not a list")
    }
    try scanner.list { scanner throws(UsersFailure) in
      users.append(try UserRecord(users.count, from: &scanner).user)
    }
    try scanner.end()
    return users
  }

  /// The byte-order marks of UTF-16 and UTF-32, in both orders; that of UTF-32 with the last byte first begins as UTF-16's.
  private static let wideMarks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x00, 0x00, 0xFE, 0xFF]]

  /// Tells if the first four bytes are two ASCII characters in UTF-16, or one in UTF-32 (RFC 4627, section 3).
  private static func isWide(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let isZero = bytes.map { $0 == 0 }
    return [
      [false, true, false, true], [true, false, true, false], [false, true, true, true], [true, true, true, false],
    ]
    .contains(isZero)
  }
}

/// A user, as it stands in a JSON list.
struct UserRecord {
  let user: User

  private enum Key: String {
    case id, name, username
  }

  /// Reads a record.
  ///
  /// - Parameter index: The number of records before it.
  /// - Throws: ``UsersFailure/malformedRecord(index:key:expected:)``, or ``UsersFailure/notJSON(reason:)``.
  init(_ index: Int, from scanner: inout JSONScanner) throws(UsersFailure) {
    scanner.skipSpace()
    guard scanner.next == "{" else {
      // If the value is not JSON at all, this throws first.
      _ = try scanner.value()
      throw .malformedRecord(index: index, key: "", expected: "an object")
    }
    var values: [Key: JSONValue] = [:]
    try scanner.object { scanner, name throws(UsersFailure) in
      let value = try scanner.value()
      guard let key = Key(rawValue: name), values.updateValue(value, forKey: key) != nil else { return }
      throw .malformedRecord(index: index, key: name, expected: "a single value")
    }
    guard case .integer(let id) = values[.id] else {
      throw .malformedRecord(index: index, key: "id", expected: "an integer")
    }
    guard case .string(let name) = values[.name] else {
      throw .malformedRecord(index: index, key: "name", expected: "a string")
    }
    switch values[.username] {
    case .string(let username): user = User(id: id, name: name, username: username)
    case nil, .null: user = User(id: id, name: name)
    default: throw .malformedRecord(index: index, key: "username", expected: "a string")
    }
  }
}
