import Conformance

/// One of the things that the app is for, done bit by bit.
public struct Flow: Sendable, Identifiable {
  /// A name for commands, such as `deep-link`.
  public let id: String
  /// What happens, in one line.
  public let summary: String
  /// Brings about the state in which the flow begins; not recorded.
  let prepare: @MainActor @Sendable (FlowStage) throws -> Void
  /// What happens, step by step.
  let run: @MainActor @Sendable (FlowStage) throws -> Void

  init(
    _ id: String,
    _ summary: String,
    from prepare: @escaping @MainActor @Sendable (FlowStage) throws -> Void,
    _ run: @escaping @MainActor @Sendable (FlowStage) throws -> Void
  ) {
    self.id = id
    self.summary = summary
    self.prepare = prepare
    self.run = run
  }
}
