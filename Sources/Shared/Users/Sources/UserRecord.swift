/// A user as a JSON list has it.
struct UserRecord: Decodable {
  let user: User

  private enum Key: String, CodingKey {
    case id, name, username
  }

  /// Reads a record.
  ///
  /// - Throws: ``UsersFailure/malformedRecord(index:key:expected:)``, whatever is wrong.
  init(from decoder: any Decoder) throws {
    let index = decoder.codingPath.last?.intValue ?? 0
    func reading<Value>(_ key: String, _ expected: String, _ read: () throws -> Value) throws -> Value {
      do {
        return try read()
      } catch {
        throw UsersFailure.malformedRecord(index: index, key: key, expected: expected)
      }
    }
    let record = try reading("", "an object") { try decoder.container(keyedBy: Key.self) }
    user = User(
      id: try reading("id", "an integer") { try record.decode(Int.self, forKey: .id) },
      name: try reading("name", "a string") { try record.decode(String.self, forKey: .name) },
      username: try reading("username", "a string") {
        try record.decodeIfPresent(String.self, forKey: .username) ?? ""
      }
    )
  }
}
