/// A name and a password, as somebody types them to sign in.
public struct Credentials: Sendable {
  /// The name.
  public let name: String
  /// The password.
  public let password: String

  /// Takes what was typed.
  public init(name: String, password: String) {
    self.name = name
    self.password = password
  }

  /// True if there is a user with this name and this password. A server would know; here there are two users.
  public var areRight: Bool {
    [Credentials.ada, .grace].contains { $0.name == name && $0.password == password }
  }

  /// The first user who can sign in.
  public static let ada = Credentials(name: "ada", password: "engine")
  /// The second user who can sign in.
  public static let grace = Credentials(name: "grace", password: "compiler")
}
