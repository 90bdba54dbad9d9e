/// A group of benchmarks whose costs are of one kind, so that a mean over their ratios makes sense.
public nonisolated enum TimedSuite: String, Sendable, CaseIterable {
  /// From screen to screen.
  case navigation
  /// From data to screen and back.
  case binding
  /// Binding mechanisms alone, on one small screen: only when it is named.
  case mechanisms

  /// What the suite measures, in one line.
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
