public import Measure

/// A group of benchmarks whose costs are of one kind, so that a mean over their ratios makes sense.
public nonisolated enum TimedSuite: String, Sendable, CaseIterable {
  /// From screen to screen.
  case navigation
  /// From data to screen and back.
  case binding
  /// Binding mechanisms alone, on one small screen; it runs only if it is named.
  case mechanisms

  /// The suite's subject in one line.
  public var summary: String {
    switch self {
    case .navigation: "launch, details and back, deep links"
    case .binding: "data to screen and back: load, refresh, rename, keystroke"
    case .mechanisms: "one label and one two-way field, bound by a mechanism alone"
    }
  }

  /// The suite's benchmarks, in the order of the tables.
  public var benchmarks: [Benchmark] {
    (Benchmark.all + Benchmark.ofMechanisms).filter { $0.suite == self }
  }

  /// The suites that run unless others are named: those of whole apps.
  public static let ofApps: [TimedSuite] = [.navigation, .binding]
}

/// A task that every contender does in the same way: it is timed, and then checked on the screen.
public nonisolated struct Benchmark: Sendable, Identifiable, CustomStringConvertible {
  /// The group it belongs to.
  public let suite: TimedSuite
  /// The name within the suite, such as `open`.
  public let name: String
  /// The task that is timed, in one line.
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
    _ actions: @escaping @MainActor @Sendable (BenchmarkStage) -> Actions
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

  /// True if this module, in which the timed steps are, was optimised; times of any other build mean nothing.
  package static var isOptimized: Bool {
    // An assertion's condition is evaluated in unoptimised builds only.
    var isOptimized = true
    assert(
      {
        isOptimized = false
        return true
      }()
    )
    return isOptimized
  }

  /// All benchmarks of apps, suite by suite.
  public static let all = navigationBenchmarks + bindingBenchmarks

  /// The benchmarks of mechanisms.
  public static let ofMechanisms = mechanismBenchmarks

  /// Returns the number of users for a benchmark of apps, or of screens for one of mechanisms.
  public func size(on users: BenchmarkUsers) -> Int {
    screens?(users) ?? users.directory.count
  }

  /// Returns the benchmark as a contender's workload, on users that it shares with the others.
  @MainActor
  public func workload(of contender: Contender, under name: String? = nil, users: BenchmarkUsers) -> Workload {
    workload(of: .app(contender), under: name, users: users)
  }

  /// Returns the benchmark as an entrant's workload, which fails if the entrant has no part in the suite.
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

  /// The timed step: an event, the app's reaction, and the turns of the run loop that follow.
  typealias Step = Workload.Action

  /// The actions before and after the timing of one step.
  struct Actions {
    /// Brings about the state in which the step starts, finds everything that the step touches, and returns the step.
    let prepare: @MainActor @Sendable () throws -> Step
    /// Throws if the step did not have the expected result.
    let verify: Workload.Action
  }

  private enum ActionsOfEntrant: Sendable {
    case ofApp(@MainActor @Sendable (BenchmarkStage) -> Actions)
    case ofMechanism(@MainActor @Sendable (MechanismStage) -> Actions)

    @MainActor
    func actions(of entrant: Entrant, users: BenchmarkUsers) -> Actions {
      switch (self, entrant) {
      case (.ofApp(let actions), .app(let contender)): return actions(BenchmarkStage(contender.app, users: users))
      case (.ofMechanism(let actions), .mechanism(let mechanism)):
        return actions(MechanismStage(mechanism, users: users))
      default:
        let failure = MechanismFailure(message: "\(entrant.id) has no part in this suite")
        return Actions(prepare: { throw failure }, verify: {})
      }
    }
  }
}

/// The step of a benchmark that is to be timed next.
final class PreparedStep {
  private var held: Held?

  /// Drops the step that was timed last, and makes another one.
  func prepare(_ make: () throws -> Benchmark.Step) rethrows {
    held = nil
    held = Held(step: try make())
  }

  /// Runs the prepared step.
  func run() throws {
    try held?.run()
  }

  /// Not copyable: a closure in a variable would be retained and released around its call, and both would be counted.
  private struct Held: ~Copyable {
    let step: Benchmark.Step

    borrowing func run() throws {
      try step()
    }
  }
}
