import Foundation
import Users

/// A list that was loaded: written and read again it stays the same, and Foundation reads the same users.
struct LoadedUsers {
  let users: UserDirectory
  let data: Data

  /// The promise that does not hold; `nil` if all hold.
  var objection: String? {
    guard Set(users.map(\.id)).count == users.count else { return "an id stands twice" }
    guard users.indices.allSatisfy({ users.row(of: users[$0].id) == $0 }) else { return "a user is not found by id" }
    guard (try? UsersJSON.decode(JSONEncoder().encode(users.map(Record.init)))) == users else {
      return "written and read again, the users are others"
    }
    guard let read = try? UsersJSON.decode(data, shape: UsersShape()), read.users == users else {
      return "read by the shape of a plain list, the users are others"
    }
    guard let records = try? JSONDecoder().decode([Record].self, from: data) else {
      return "Foundation takes it for no list of users"
    }
    guard records == users.map(Record.init) else { return "Foundation reads other users" }
    return nil
  }

  private struct Record: Codable, Equatable {
    let id: Int
    let name: String
    let username: String?

    init(_ user: User) {
      id = user.id
      name = user.name
      username = user.username
    }

    /// Compares scalars, because `String` treats different encodings as equal; no username equals an empty one.
    static func == (one: Self, other: Self) -> Bool {
      one.id == other.id && one.name.unicodeScalars.elementsEqual(other.name.unicodeScalars)
        && (one.username ?? "").unicodeScalars.elementsEqual((other.username ?? "").unicodeScalars)
    }
  }
}
