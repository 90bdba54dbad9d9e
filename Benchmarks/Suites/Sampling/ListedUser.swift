public import Foundation
public import Users

/// A user as another process reads it: an entry in a list of JSON.
public nonisolated struct ListedUser: Sendable, Codable {
  private let id: Int
  private let name: String
  private let username: String

  /// Lists a user.
  public init(_ user: User) {
    id = user.id
    name = user.name
    username = user.username
  }

  /// The user again.
  public var user: User { User(id: id, name: name, username: username) }

  /// Returns users as a list of JSON.
  public static func json(of users: UserDirectory) -> Data {
    // It never fails: numbers and texts. If it did, the other process would say that it cannot read its users.
    (try? JSONEncoder().encode(users.map(Self.init))) ?? Data()
  }
}
