/// Runs a workload's iterations and times what is to be timed, with the harness's own cost still in it.
struct Stopwatch<Clock: NanosecondClock>: Sendable {
  let clock: Clock

  /// Nanoseconds of the timed part of `iterations` iterations.
  @MainActor
  func time(_ workload: Workload, iterations: Int) throws -> Double {
    switch workload.timing {
    case .batched: try timeTogether(workload, iterations: iterations)
    case .perStep: try timeEach(workload, iterations: iterations)
    }
  }

  // Never inlined, so that an empty step is measured by the very code that measures the others.
  @MainActor @inline(never)
  private func timeTogether(_ workload: Workload, iterations: Int) throws -> Double {
    try workload.prepare()
    let step = workload.step
    let start = clock.now()
    for _ in 0..<iterations { try step() }
    let end = clock.now()
    try workload.verify()
    return Double(end - start)
  }

  @MainActor @inline(never)
  private func timeEach(_ workload: Workload, iterations: Int) throws -> Double {
    var total: UInt64 = 0
    for _ in 0..<iterations {
      try workload.prepare()
      let start = clock.now()
      try workload.step()
      total += clock.now() - start
      try workload.verify()
    }
    return Double(total)
  }
}
