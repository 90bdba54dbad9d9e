/// Why objects of one kind are still alive: the way that holds them, or the cycle.
public struct LeakTrace: Sendable, Hashable, Codable {
  /// What keeps the objects alive.
  public enum Kind: String, Sendable, Codable {
    /// Strong references from something that is meant to be alive.
    case path
    /// Strong references in a circle.
    case cycle
    /// Nothing that can be seen: a local variable, memory that is not an object, or a retain without release.
    case unexplained
  }

  /// An object on the way, and the reference that leads to the next.
  public struct Step: Sendable, Hashable, Codable {
    /// The object's type.
    public let type: String
    /// The reference to the next step, or back to the first one of a cycle; `nil` at the end of a path.
    public let reference: String?
    /// Where the closure is written that has captured the next; `nil` if none has, or that is not known.
    public let place: String?
    /// Whether that reference is one of those to make weak or to release earlier.
    public let isSuspect: Bool
  }

  /// What keeps the objects alive.
  public let kind: Kind
  /// What a path begins with, such as `the window` or a global variable.
  public let root: String?
  /// The way, from the outside in.
  public let steps: [Step]
  /// Why the objects are alive, in one sentence.
  public let reason: String
  /// The same for the same leak in every run.
  public let fingerprint: String
  /// How many times the way or the cycle was found.
  public let occurrences: Int
  /// How many objects it keeps alive.
  public let count: Int
  /// How large they are together.
  public let bytes: Int
  /// How many of each type.
  public let byType: [String: Int]
}
