/// Who calls and is called: a role of a component, or what surrounds the architecture.
public struct Participant: Hashable, Sendable, Codable {
  /// What somebody is to the architecture.
  public enum Kind: String, Sendable, Codable {
    /// One of its roles.
    case role
    /// The composition root: what an app delegate would hold.
    case app
    /// The users' repository, which the app is given.
    case repository
    /// The user interface, when it is told something or calls back.
    case interface
  }

  /// What it is to the architecture.
  public let kind: Kind
  /// The type's name, such as `UserListPresenter`.
  public let name: String
  /// The component it belongs to, such as `UserList`; empty if none.
  public let component: String
  /// What it does there, such as `Presenter`.
  public let role: String

  /// Whether it belongs to the architecture.
  public var isInside: Bool { kind == .role || kind == .app }
}
