package import Measure

extension Workload {
  /// The same workload with a step that takes longer by a share of its time: a slowdown whose size is known.
  package func slowed(by share: Double, on clock: some NanosecondClock = MonotonicClock()) -> Workload {
    guard share > 0 else { return self }
    return Workload(
      contender: contender,
      benchmark: benchmark,
      timing: timing,
      prepare: prepare,
      step: { [step] in
        let start = clock.now()
        try step()
        let end = clock.now()
        let due = end + UInt64(Double(end - start) * share)
        while clock.now() < due {}
      },
      verify: verify
    )
  }
}
