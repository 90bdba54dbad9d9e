/// A person in the system.
///
///     let ada = User(id: 1, name: "Ada Lovelace", username: "ada")
public struct User: Identifiable, Hashable, Sendable {
  /// The number by which the source knows the user; unique in a directory.
  public let id: Int
  /// The name that people call the user by; the only property that can change.
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

extension User {
  /// Reads an id as a person types it: ASCII digits, with a minus before them or not, that fit 64 bits.
  static func id(typed text: String) -> ID? {
    // `Int` would read "+3" too; an id is never written so.
    text.first == "+" ? nil : Int(text)
  }
}
