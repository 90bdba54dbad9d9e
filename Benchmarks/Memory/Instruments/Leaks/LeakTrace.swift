/// The reason why objects of one kind are still alive: the path that holds them, or the cycle.
public struct LeakTrace: Sendable, Hashable, Codable {
  /// The kind of reason why objects are alive.
  public enum Kind: String, Sendable, Codable {
    /// Strong references from something that is meant to be alive.
    case path
    /// Strong references in a cycle.
    case cycle
    /// No visible holder: a local variable, a task, other memory that is not an object, or a retain without release.
    case unexplained
  }

  /// An object on the path or cycle, and the reference that leads to the next.
  public struct Step: Sendable, Hashable, Codable {
    /// The object's type.
    public let type: String
    /// The reference to the next step, or back to the first one of a cycle; `nil` at the end of a path.
    public let reference: String?
    /// The place in the code of the closure that captured the next object; `nil` if none did, or if that is not known.
    public let place: String?
    /// True if the reference is one of those to make weak or to release earlier.
    public let isSuspect: Bool
  }

  /// The kind of reason why the objects are alive.
  public let kind: Kind
  /// The root at which a path begins, such as `the window` or a global variable.
  public let root: String?
  /// The path or cycle, from the outside in.
  public let steps: [Step]
  /// The reason why the objects are alive, in one sentence.
  public let reason: String
  /// An identifier, the same for the same leak in every run.
  public let fingerprint: String
  /// The number of times the path or cycle was found.
  public let occurrences: Int
  /// The number of objects that it keeps alive.
  public let count: Int
  /// The size of these objects together, in bytes.
  public let bytes: Int
  /// The number of these objects of each type.
  public let byType: [String: Int]
}
