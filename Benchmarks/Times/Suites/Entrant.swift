public import Mechanisms

/// An entrant of a timed suite: an app as a whole, or a binding mechanism alone.
public nonisolated enum Entrant: Sendable {
  /// An implementation of the users app.
  case app(Contender)
  /// A way to bind a screen to its model.
  case mechanism(Mechanism)

  /// The name for commands and files.
  public var id: String {
    switch self {
    case .app(let contender): contender.id
    case .mechanism(let mechanism): mechanism.id
    }
  }

  /// The name for tables.
  public var name: String {
    switch self {
    case .app(let contender): contender.name
    case .mechanism(let mechanism): mechanism.id
    }
  }

  /// The architecture's part of the name, or the mechanism's name.
  public var pattern: String {
    switch self {
    case .app(let contender): contender.pattern
    case .mechanism(let mechanism): mechanism.id
    }
  }

  /// The variant's part of the name; `nil` if there is none.
  public var variant: String? {
    switch self {
    case .app(let contender): contender.variant
    case .mechanism: nil
    }
  }

  /// True if it competes for ranks: a floor does not, nor does a variant.
  public var isRanked: Bool {
    switch self {
    case .app(let contender): contender.isArchitecture
    case .mechanism(let mechanism): mechanism.id != Mechanism.floor.id
    }
  }

  /// Tells if it does the benchmarks of a suite.
  public func takesPart(in suite: TimedSuite) -> Bool {
    switch self {
    case .app: suite != .mechanisms
    case .mechanism: suite == .mechanisms
    }
  }

  /// Tells if it does a benchmark: a mechanism may bind fewer screens than that needs.
  public func takesPart(in benchmark: Benchmark, on users: BenchmarkUsers) -> Bool {
    guard takesPart(in: benchmark.suite) else { return false }
    guard case .mechanism(let mechanism) = self else { return true }
    return !mechanism.bindsOneScreen || benchmark.size(on: users) == 1
  }
}
