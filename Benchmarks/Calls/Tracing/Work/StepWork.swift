/// The work of one step of a benchmark: screen writes, notifications, messages and reads.
public struct StepWork: Hashable, Sendable {
  /// The number of writes to each element of the screen.
  public let writes: [String: Int]
  /// The number of times that the repository tells an observer of a change.
  public let notifications: Int
  /// The number of reads of the repository's users.
  public let repositoryReads: Int
  /// The number of messages that roles are sent.
  public let messages: Double
  /// The number of reads of roles.
  public let reads: Double

  /// The elements with the number of writes where there are several, such as `details.name, row × 10`.
  public var writesText: String {
    let elements = writes.sorted { $0.key < $1.key }
    return elements.isEmpty
      ? "none" : elements.map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }.joined(separator: ", ")
  }
}
