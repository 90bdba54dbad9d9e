import Instruments
import Suites
import UsersInterface

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

/// Whom the types of a module are, so that functions of the same role of the same component are one participant.
struct Cast {
  private let module: String
  private let architecture: Architecture

  /// The cast of an architecture's module.
  init(module: String, architecture: Architecture) {
    self.module = module
    self.architecture = architecture
  }

  /// Who a function belongs to; `nil` if to nobody: to what roles are bound with, such as an observable.
  func participant(of function: Function) -> Participant? {
    switch function.module {
    case module:
      return participant(ofType: function.type)
    case "Surroundings" where function.type == "TracedRepository":
      return Participant(kind: .repository, name: "UsersRepository", component: "", role: "Repository")
    case "HeadlessUIKit":
      return Participant(kind: .interface, name: "UIKit", component: "", role: "Interface")
    default:
      return nil
    }
  }

  private func participant(ofType type: String) -> Participant? {
    switch architecture.part(ofType: type) {
    case .role(let role):
      return Participant(kind: .role, name: type, component: String(type.dropLast(role.count)), role: role)
    case .app: return Participant(kind: .app, name: type, component: "", role: "App")
    case .binding: return nil
    }
  }
}
