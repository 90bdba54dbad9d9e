public import Instruments
import Suites
public import UsersInterface

/// A caller or receiver of calls: a role of a component, or a part of the architecture's surroundings.
public struct Participant: Hashable, Sendable, Codable {
  /// The relation of a participant to the architecture.
  public enum Kind: String, Sendable, Codable {
    /// One of its roles.
    case role
    /// The composition root, which an app delegate would hold.
    case app
    /// The users' repository, which the app is given.
    case repository
    /// The user interface, when it is called or calls back.
    case interface
  }

  /// The relation to the architecture.
  public let kind: Kind
  /// The type's name, such as `UserListPresenter`.
  public let name: String
  /// The component it belongs to, such as `UserList`; empty if none.
  public let component: String
  /// The role in the component, such as `Presenter`.
  public let role: String

  /// True if the participant belongs to the architecture.
  public var isInside: Bool { kind == .role || kind == .app }
}

/// The participants of a module's types: functions of the same role and component have the same participant.
public struct Cast {
  private let module: String
  private let architecture: Architecture?

  /// The cast of an architecture's module.
  ///
  /// - Parameters:
  ///   - module: the module.
  ///   - architecture: its architecture; without one each type of the module is a participant.
  public init(module: String, architecture: Architecture?) {
    self.module = module
    self.architecture = architecture
  }

  /// Returns the participant that a function belongs to; `nil` if there is none, as for an observable that binds roles.
  public func participant(of function: Function) -> Participant? {
    switch function.module {
    case module:
      return participant(ofType: function.type)
    case "Surroundings" where function.type == "TracedRepository":
      return Participant(kind: .repository, name: "UsersRepository", component: "", role: "Repository")
    case "HeadlessUIKit", "UIKit":
      return Participant(kind: .interface, name: "UIKit", component: "", role: "Interface")
    default:
      return nil
    }
  }

  private func participant(ofType type: String) -> Participant? {
    guard let architecture else {
      return type.isEmpty ? nil : Participant(kind: .role, name: type, component: "", role: type)
    }
    switch architecture.part(ofType: type) {
    case .role(let role):
      return Participant(kind: .role, name: type, component: String(type.dropLast(role.count)), role: role)
    case .app: return Participant(kind: .app, name: type, component: "", role: "App")
    case .binding: return nil
    }
  }
}
