/// An architecture's name, summary and roles.
///
///     let redux = Architecture(name: "Redux", summary: "one store, changed by actions", roles: ["Store", "View"])
public nonisolated struct Architecture: Sendable {
  /// The name in the literature, such as `VIP-VM`.
  public let name: String
  /// The distinguishing feature, in one line.
  public let summary: String
  /// The roles of a component in the order in which an event passes them; each type's name ends with its role.
  public let roles: [String]

  /// Describes an architecture.
  public init(name: String, summary: String, roles: [String]) {
    self.name = name
    self.summary = summary
    self.roles = roles
  }
}
