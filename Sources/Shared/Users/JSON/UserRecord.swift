/// A user as a JSON list has it.
struct UserRecord {
  let user: User

  private enum Key: String {
    case id, name, username
  }

  /// Reads a record.
  ///
  /// - Parameter index: How many records stand before it.
  /// - Throws: ``UsersFailure/malformedRecord(index:key:expected:)``, or ``UsersFailure/notJSON(reason:)``.
  init(_ index: Int, from scanner: inout JSONScanner) throws(UsersFailure) {
    scanner.skipSpace()
    guard scanner.next == "{" else {
      // What is not JSON at all is called so.
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
