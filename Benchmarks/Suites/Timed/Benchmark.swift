public import Measure

/// Something that every contender does in the same way, timed and then checked on the screen.
public nonisolated struct Benchmark: Sendable, Identifiable, CustomStringConvertible {
  /// The group it belongs to.
  public let suite: TimedSuite
  /// The name within the suite, such as `open`.
  public let name: String
  /// What is timed, in one line.
  public let summary: String
  private let screens: (@Sendable (BenchmarkUsers) -> Int)?
  private let actions: ActionsOfEntrant

  /// Suite and name, such as `navigation/open`.
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
    screens = nil
    self.actions = .ofApp(actions)
  }

  init(
    mechanisms name: String,
    _ summary: String,
    screens: @escaping @Sendable (BenchmarkUsers) -> Int = { _ in 1 },
    _ actions: @escaping @MainActor @Sendable (MechanismStage) -> Actions
  ) {
    suite = .mechanisms
    self.name = name
    self.summary = summary
    self.screens = screens
    self.actions = .ofMechanism(actions)
  }

  /// All benchmarks of apps, suite by suite.
  public static let all = navigationBenchmarks + bindingBenchmarks

  /// The benchmarks of mechanisms.
  public static let ofMechanisms = mechanismBenchmarks

  /// On how many users an app does it; on how many screens a mechanism does.
  public func size(on users: BenchmarkUsers) -> Int {
    screens?(users) ?? users.directory.count
  }

  /// The benchmark as done by a contender, on users it shares with the others.
  @MainActor
  public func workload(of contender: Contender, under name: String? = nil, users: BenchmarkUsers) -> Workload {
    workload(of: .app(contender), under: name, users: users)
  }

  /// The benchmark as done by an app or by a mechanism: who has no part in its suite fails.
  @MainActor
  public func workload(of entrant: Entrant, under name: String? = nil, users: BenchmarkUsers) -> Workload {
    let actions = actions.actions(of: entrant, users: users)
    let step = PreparedStep()
    return Workload(
      contender: name ?? entrant.id,
      benchmark: id,
      timing: .perStep,
      prepare: { try step.prepare(actions.prepare) },
      step: { try step.run() },
      verify: actions.verify
    )
  }

  /// What is timed: an event, what the app does, and the turns of the run loop that follow.
  typealias Step = Workload.Action

  /// What is done before and after the timing of one step.
  struct Actions {
    /// Brings about the state in which the step starts, finds everything that the step touches, and returns the step.
    let prepare: @MainActor @Sendable () throws -> Step
    /// Throws if the step did not do what it should have.
    let verify: Workload.Action
  }

  private enum ActionsOfEntrant: Sendable {
    case ofApp(@MainActor @Sendable (Stage) -> Actions)
    case ofMechanism(@MainActor @Sendable (MechanismStage) -> Actions)

    @MainActor
    func actions(of entrant: Entrant, users: BenchmarkUsers) -> Actions {
      switch (self, entrant) {
      case (.ofApp(let actions), .app(let contender)): return actions(Stage(contender.app, users: users))
      case (.ofMechanism(let actions), .mechanism(let mechanism)):
        return actions(MechanismStage(mechanism, users: users))
      default:
        let failure = MechanismFailure(message: "\(entrant.id) has no part in this suite")
        return Actions(prepare: { throw failure }, verify: {})
      }
    }
  }
}
