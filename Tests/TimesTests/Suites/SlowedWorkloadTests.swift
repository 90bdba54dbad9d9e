import Measure
import Suites
import Testing

@Suite("A planted slowdown")
@MainActor struct SlowedWorkloadTests {
  @Test("A step takes longer by the share that was asked for", arguments: [(0.0, 10_000), (0.05, 10_500), (3, 40_000)])
  func longer(share: Double, expected: UInt64) throws {
    let clock = ManualClock(readCost: 1)
    let step = Workload(contender: "MVC", benchmark: "navigation/launch", timing: .perStep, prepare: {}) {
      clock.advance(by: 10_000)
    } verify: {
    }
    let start = clock.now()
    try step.slowed(by: share, on: clock).step()
    #expect((expected...(expected + 20)).contains(clock.now() - start))
  }
}
