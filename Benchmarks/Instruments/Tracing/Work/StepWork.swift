/// What one step of a benchmark writes to the screen, and what is told and read for that.
public struct StepWork: Hashable, Sendable {
  /// How often each element of the screen is written to.
  public let writes: [String: Int]
  /// How many observers the repository tells of a change.
  public let notifications: Int
  /// How often the repository's users are read.
  public let repositoryReads: Int
  /// How many messages roles are sent.
  public let messages: Double
  /// How often roles are read from.
  public let reads: Double

  /// The elements with the number of writes where there are several, such as `details.name, row × 10`.
  public var writesText: String {
    let elements = writes.sorted { $0.key < $1.key }
    return elements.isEmpty
      ? "none" : elements.map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }.joined(separator: ", ")
  }
}
