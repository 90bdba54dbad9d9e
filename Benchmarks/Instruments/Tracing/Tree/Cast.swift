/// Whom the types of a module are, so that functions of the same role of the same component are one participant.
struct Cast {
  private let module: String
  private let app: String
  private let roles: [String]

  /// The cast of a module, given the type of its composition root and its roles.
  init(module: String, app: String, roles: [String]) {
    self.module = module
    self.app = app
    // Longest first: a `ViewModel` is no `Model`, a `UserListViewController` no `Controller`.
    self.roles = roles.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// Who a function belongs to; `nil` if to nobody: to what roles are built with, such as an observable.
  func participant(of function: Function) -> Participant? {
    switch function.module {
    case module where function.type == app:
      return Participant(kind: .app, name: function.type, component: "", role: "App")
    case module:
      guard let role = roles.first(where: function.type.hasSuffix) else { return nil }
      let component = String(function.type.dropLast(role.count))
      return Participant(kind: .role, name: function.type, component: component, role: role)
    case "Surroundings" where function.type == "TracedRepository":
      return Participant(kind: .repository, name: "UsersRepository", component: "", role: "Repository")
    case "HeadlessUIKit":
      return Participant(kind: .interface, name: "UIKit", component: "", role: "Interface")
    default:
      return nil
    }
  }
}
