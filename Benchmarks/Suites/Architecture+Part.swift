public import UsersInterface

nonisolated extension Architecture {
  /// What a class of an architecture's module is there for.
  public enum Part: Hashable, Sendable {
    /// One of the roles, by its name.
    case role(String)
    /// The composition root: what an app delegate would hold.
    case app
    /// No role: what roles are bound to each other with, such as an observable, an observer or a bag.
    case binding
  }

  /// The part of a class, by its name: the longest role that it ends with, for a `ViewModel` is no `Model`.
  public func part(ofType name: String) -> Part {
    if let role = roles.filter(name.hasSuffix).max(by: { $0.count < $1.count }) { return .role(role) }
    return name.hasSuffix("App") ? .app : .binding
  }
}
