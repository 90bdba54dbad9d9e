import Suites
import UsersInterface

/// The number of an architecture's own objects alive on each screen: those of its roles, and those of binding.
public nonisolated struct Population: Sendable {
  /// The contender's id.
  public let contender: String
  /// The objects on the loaded dashboard.
  public let dashboard: Screen
  /// The objects with details open on top of it.
  public let details: Screen

  /// The objects that are alive while a screen is on top.
  public struct Screen: Sendable {
    /// The roles that have objects, in the architecture's order, the composition root as `App` at the end.
    public let roles: [Role]
    /// The number of objects that belong to no role, such as observables.
    public let binding: Int

    /// The number of objects of all roles.
    public var roleCount: Int { roles.reduce(0) { $0 + $1.count } }

    init(types: [String], in architecture: Architecture) {
      let parts = types.map(architecture.part)
      let known = architecture.roles.map { ($0, Architecture.Part.role($0)) } + [("App", .app)]
      roles = known.map { name, part in Role(name: name, count: parts.count { $0 == part }) }.filter { $0.count > 0 }
      binding = parts.count { $0 == .binding }
    }
  }

  /// A role and the number of its objects.
  public struct Role: Sendable {
    /// The role's name, or `App`.
    public let name: String
    /// The number of its objects.
    public let count: Int
  }

  /// The number of objects of roles on the dashboard.
  public var dashboardCount: Int { dashboard.roleCount }
  /// The number of objects of roles with details open.
  public var detailsCount: Int { details.roleCount }

  init(contender: Contender, dashboard: [String], details: [String]) {
    self.contender = contender.id
    self.dashboard = Screen(types: dashboard, in: contender.architecture)
    self.details = Screen(types: details, in: contender.architecture)
  }
}
