import UsersInterface

/// How many objects of an architecture's own are alive on each screen, by role.
public nonisolated struct Population: Sendable {
  /// Who was looked at.
  public let contender: String
  /// On the loaded dashboard, by role in the architecture's order; what has no role is `other`.
  public let dashboard: [Role]
  /// With details open on top of it.
  public let details: [Role]

  /// A role and the number of its objects.
  public struct Role: Sendable {
    /// The role's name, or `other`.
    public let name: String
    /// How many objects there are.
    public let count: Int
  }

  /// All on the dashboard.
  public var dashboardCount: Int { dashboard.reduce(0) { $0 + $1.count } }
  /// All with details open.
  public var detailsCount: Int { details.reduce(0) { $0 + $1.count } }

  init(contender: Contender, dashboard: [String], details: [String]) {
    self.contender = contender.id
    self.dashboard = Self.roles(of: dashboard, in: contender.architecture)
    self.details = Self.roles(of: details, in: contender.architecture)
  }

  /// A type has the longest role with which its name ends: a `ViewModel` is none of the roles `View` and `Model`.
  private static func roles(of types: [String], in architecture: Architecture) -> [Role] {
    let names = types.map { type in
      architecture.roles.filter { type.hasSuffix($0) }.max { $0.count < $1.count } ?? "other"
    }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return (architecture.roles + ["other"]).compactMap { name in counts[name].map { Role(name: name, count: $0) } }
  }
}
