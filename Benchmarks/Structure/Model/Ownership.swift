/// How a reference is declared to hold what it refers to.
public enum Ownership: String, Sendable, Encodable, CaseIterable {
  /// Keeps it alive.
  case strong
  /// Does not, and becomes `nil` with it.
  case weak
  /// Does not, and must not be followed after it.
  case unowned
}
