/// What the finder has to say to a query.
public enum Finding: Hashable, Sendable {
  /// The query is empty.
  case nothingAsked
  /// The query is the id of this user.
  case found(User)
  /// The query is not an id, or nobody has it.
  case notFound
}
