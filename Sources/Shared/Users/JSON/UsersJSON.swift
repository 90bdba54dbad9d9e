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
  /// - Throws: ``UsersFailure/notJSON(reason:)``, ``UsersFailure/malformedRecord(record:key:expected:)`` with an empty
  ///   key if the record is not an object at all, or ``UsersFailure/duplicateID(_:record:)``; the first mistake,
  ///   but ids are compared last.
  public static func decode(_ data: Data) throws(UsersFailure) -> UserDirectory {
    try UserDirectory(read(data, UsersShape(), allowsNumbers: false).users)
  }

  /// Reads users of a shape, in one pass. If no record has a number as its id, the records' numbers stand in for them.
  ///
  /// - Returns: the users, and true if their ids are the records' numbers, from 1.
  /// - Throws: ``UsersFailure``, as ``decode(_:)`` does; also if only some of the records have no number as their id.
  public static func decode(
    _ data: Data,
    shape: UsersShape
  ) throws(UsersFailure) -> (users: UserDirectory, areNumbered: Bool) {
    let reader = try read(data, shape, allowsNumbers: true)
    return (try UserDirectory(reader.users), reader.areNumbered == true)
  }

  /// Finds a shape with which JSON is a list of users; `nil` if there is none.
  ///
  /// The first lists are tried, with the keys that their first records have and that people give to names.
  public static func shape(of data: Data) -> UsersShape? {
    var finder = ShapeFinder()
    data.withUnsafeBytes { bytes in
      var scanner = JSONScanner(bytes)
      // After a mistake no shape helps.
      try? finder.visit([], &scanner)
    }
    return finder.shapes.first { (try? decode(data, shape: $0)) != nil }
  }

  private static func read(
    _ data: Data,
    _ shape: UsersShape,
    allowsNumbers: Bool
  ) throws(UsersFailure) -> UsersReader {
    guard !data.isEmpty else { throw .notJSON(reason: "it is empty") }
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(UsersFailure) in
        if wideMarks.contains(where: bytes.starts) || isWide(bytes.prefix(4)) {
          throw UsersFailure.notJSON(reason: "it begins as UTF-16 or UTF-32 does, not UTF-8")
        }
        var scanner = JSONScanner(bytes)
        var reader = UsersReader(shape, allowsNumbers: allowsNumbers)
        try reader.read(&scanner)
        return reader
      }
    }
    return try result.get()
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
