/// What was called between the participants of one app while something happened.
public struct Trace: Hashable, Sendable {
  /// Whose calls they are: a contender's name.
  public let pattern: String
  /// What happened: a flow's name, or a scenario's.
  public let scenario: String
  /// What happened bit by bit, where something was called.
  public let steps: [Step]

  /// One thing that happened outside of the app, and the calls into it that followed.
  public struct Step: Hashable, Sendable {
    /// What happened, as a sentence.
    public let title: String
    /// The calls, in their order.
    public let calls: [Call]
  }

  /// The calls of all steps, in their order.
  public var calls: [Call] { steps.flatMap(\.calls).flatMap(\.all) }
}
