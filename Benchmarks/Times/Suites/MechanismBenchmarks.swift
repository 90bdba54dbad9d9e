/// The benchmarks of one small screen, bound by a mechanism alone.
nonisolated let mechanismBenchmarks = [
  Benchmark.updates(named: "update-1", "a change of the model, to one screen's label and field") { _ in 1 },
  Benchmark.updates(named: "update-100", "a change of the model, to a hundred screens") { _ in 100 },
  Benchmark(mechanisms: "type", "a keystroke in the field, to model and label") { stage in
    .init {
      stage.nextTurn(screens: 1)
      let field = try stage.field
      return { stage.type(into: field) }
    } verify: {
      try stage.expectName()
    }
  },
  Benchmark(mechanisms: "bind-unbind", "a screen bound and shown, then taken away") { stage in
    .init {
      stage.nextTurn(screens: 0)
      return { stage.bindAndUnbind() }
    } verify: {
      try stage.expectUnbound()
    }
  },
]

nonisolated extension Benchmark {
  /// Returns a benchmark of one change that a number of screens show: cost against observers.
  public static func mechanismFanOut(observers: Int) -> Benchmark {
    updates(named: "fan-out", "a change, to screens that share a model") { _ in observers }
  }

  fileprivate static func updates(
    named name: String,
    _ summary: String,
    screens: @escaping @Sendable (BenchmarkUsers) -> Int
  ) -> Benchmark {
    Benchmark(mechanisms: name, summary, screens: screens) { stage in
      .init {
        stage.nextTurn(screens: screens(stage.users))
        return { stage.update() }
      } verify: {
        try stage.expectName()
      }
    }
  }
}
