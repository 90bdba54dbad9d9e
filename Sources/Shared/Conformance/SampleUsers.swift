public import Users
public import UsersInterface

/// Users for scenarios.
///
///     let users = try UserDirectory(SampleUsers.many(1_000))
public enum SampleUsers {
  /// Three users; their ids are not their rows.
  public nonisolated static let three = [
    User(id: 7, name: "Ada Lovelace", username: "ada"),
    User(id: 3, name: "Grace Hopper", username: "grace"),
    User(id: 12, name: "Alan Turing", username: "alan"),
  ]

  /// Makes users, such as more than a screen has rows: ids from 1, names from `User 1`.
  public nonisolated static func many(_ count: Int) -> [User] {
    (0..<count).map { User(id: $0 + 1, name: "User \($0 + 1)", username: "user\($0 + 1)") }
  }
}

/// An app that chooses the repository of a session: after a change request it asks for more than users.
@MainActor public protocol RepositoryChoosing: UsersApp {
  /// The repository of one run, over the source of users that the session answers by hand.
  static func repository(over source: ControlledUsersSource) -> any UsersRepository
}
