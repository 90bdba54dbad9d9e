/// A call that one participant makes to another, and those that followed from it.
public struct Call: Hashable, Sendable {
  /// Who is called.
  public let participant: Participant
  /// What is called, with its arguments' labels, such as `closure 1 in show(_:at:)`.
  public let function: String
  /// Whether it asks for a value, and does nothing else that can be told.
  public let isRead: Bool
  /// The calls to others that it led to, in their order.
  public let calls: [Call]

  /// The call and all that followed, in their order.
  public var all: [Call] { [self] + calls.flatMap(\.all) }
}
