/// A group of benchmarks whose costs are of one kind, so that a mean over their ratios makes sense.
public nonisolated enum TimedSuite: String, Sendable, CaseIterable {
  /// From screen to screen.
  case navigation
  /// From data to screen and back.
  case binding

  /// What the suite measures, in one line.
  public var summary: String {
    switch self {
    case .navigation: "launch, details and back, deep links"
    case .binding: "data to screen and back: load, refresh, rename, keystroke"
    }
  }

  /// The suite's benchmarks, in the order of the tables.
  public var benchmarks: [Benchmark] {
    Benchmark.all.filter { $0.suite == self }
  }
}
