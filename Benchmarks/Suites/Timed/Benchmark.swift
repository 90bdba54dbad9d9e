public import Measure

/// Something that every contender does in the same way, timed and then checked on the screen.
public nonisolated struct Benchmark: Sendable, Identifiable, CustomStringConvertible {
  /// The group it belongs to.
  public let suite: TimedSuite
  /// The name within the suite, such as `open-close`.
  public let name: String
  /// What is timed, in one line.
  public let summary: String
  private let actions: @MainActor @Sendable (Stage) -> Actions

  /// Suite and name, such as `navigation/open-close`.
  public var id: String { "\(suite.rawValue)/\(name)" }
  /// Suite and name.
  public var description: String { id }

  init(
    _ suite: TimedSuite,
    _ name: String,
    _ summary: String,
    _ actions: @escaping @MainActor @Sendable (Stage) -> Actions
  ) {
    self.suite = suite
    self.name = name
    self.summary = summary
    self.actions = actions
  }

  /// All benchmarks, suite by suite.
  public static let all = navigationBenchmarks + bindingBenchmarks

  /// The benchmark as done by a contender, on users it shares with the others.
  @MainActor
  public func workload(of contender: Contender, under name: String? = nil, users: BenchmarkUsers) -> Workload {
    let actions = actions(Stage(contender.app, users: users))
    return Workload(
      contender: name ?? contender.id,
      benchmark: id,
      timing: .perStep,
      prepare: actions.prepare,
      step: actions.step,
      verify: actions.verify
    )
  }

  /// What is done before, during and after the timing of one step.
  struct Actions {
    let prepare: Workload.Action
    let step: Workload.Action
    let verify: Workload.Action
  }
}
