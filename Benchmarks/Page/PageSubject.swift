/// A contender that can be compared, as the page names it.
public struct PageSubject: Sendable, Encodable {
  /// The name for commands, such as `VIPVM`.
  public let id: String
  /// The name in the literature, such as `VIP-VM`.
  public let name: String
  /// `pattern`, `variant`, `wiring` or `floor`.
  public let kind: String
  /// The difference from others, in one line.
  public let summary: String
  /// The roles of a component.
  public let roles: [String]

  /// Describes a contender.
  public init(id: String, name: String, kind: String, summary: String, roles: [String]) {
    self.id = id
    self.name = name
    self.kind = kind
    self.summary = summary
    self.roles = roles
  }
}
