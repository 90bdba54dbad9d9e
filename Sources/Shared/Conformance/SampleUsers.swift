public import Users

/// Users for scenarios.
public enum SampleUsers {
  /// Three users; their ids are not their rows.
  public nonisolated static let three = [
    User(id: 7, name: "Ada Lovelace", username: "ada"),
    User(id: 3, name: "Grace Hopper", username: "grace"),
    User(id: 12, name: "Alan Turing", username: "alan"),
  ]

  /// More users than a screen has rows: ids from 1, names `User 1` onwards.
  public nonisolated static func many(_ count: Int) -> [User] {
    (0..<count).map { User(id: $0 + 1, name: "User \($0 + 1)", username: "user\($0 + 1)") }
  }
}
