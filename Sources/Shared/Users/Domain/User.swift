/// A person in the system.
public struct User: Identifiable, Hashable, Sendable {
  /// The number by which the source knows the user; unique in a directory.
  public let id: Int
  /// The name people call the user by; the one thing about a user that can change.
  public var name: String
  /// The login name; empty where the source has none.
  public let username: String

  /// Makes a user.
  public init(id: Int, name: String, username: String = "") {
    self.id = id
    self.name = name
    self.username = username
  }
}
