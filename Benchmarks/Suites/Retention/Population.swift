import UsersInterface

/// The number of an architecture's own objects that are alive on each screen: those of its roles, and those of binding.
public nonisolated struct Population: Sendable {
  /// The contender that was looked at.
  public let contender: String
  /// On the loaded dashboard.
  public let dashboard: Screen
  /// With details open on top of it.
  public let details: Screen

  /// The objects that are alive while a screen is on top.
  public struct Screen: Sendable {
    /// The objects of each role in the architecture's order, the composition root as `App` at the end.
    public let roles: [Role]
    /// The objects that belong to no role, such as observables.
    public let binding: Int

    /// The objects of all roles.
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
    /// The number of objects.
    public let count: Int
  }

  /// All of roles on the dashboard.
  public var dashboardCount: Int { dashboard.roleCount }
  /// All of roles with details open.
  public var detailsCount: Int { details.roleCount }

  init(contender: Contender, dashboard: [String], details: [String]) {
    self.contender = contender.id
    self.dashboard = Screen(types: dashboard, in: contender.architecture)
    self.details = Screen(types: details, in: contender.architecture)
  }
}
