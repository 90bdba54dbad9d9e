import Measure
import Testing

@MainActor
struct SamplerTests {
  private let clock = ManualClock()

  private func workload(_ timing: Workload.Timing, untimed: UInt64 = 0, step: UInt64) -> Workload {
    let clock = clock
    return Workload(
      contender: "c",
      benchmark: "b",
      timing: timing,
      prepare: { clock.advance(by: untimed) },
      step: { clock.advance(by: step) },
      verify: { clock.advance(by: untimed) }
    )
  }

  @Test("The clock's resolution and overhead are measured")
  func profile() {
    #expect(ClockProfile.measure(clock) == ClockProfile(resolution: 20, overhead: 20))
    #expect(ClockProfile.measure(ManualClock(readCost: 0), blocks: 1) == ClockProfile(resolution: 1, overhead: 0))
  }

  @Test("The system's clock moves, and reading it costs something")
  func system() {
    let profile = ClockProfile.measure()
    #expect(profile.overhead > 0 && profile.resolution >= 1)
  }

  @Test("Samples hold the step alone, per iteration", arguments: Workload.Timing.allCases)
  func sample(timing: Workload.Timing) throws {
    let sampler = Sampler(clock: clock)
    let sample = try sampler.sample(workload(timing, untimed: 90_000, step: 50), iterations: 10_000)
    #expect((sample - 50).magnitude < 0.1)
  }

  @Test("A step shorter than the harness's own cost takes 0 and never less", arguments: Workload.Timing.allCases)
  func neverNegative(timing: Workload.Timing) throws {
    let sampler = Sampler(clock: clock)
    #expect(try sampler.sample(workload(timing, step: 0), iterations: 100_000) == 0)
  }

  @Test("Calibrated samples last as long as asked", arguments: [0, 3, 400, 90_000] as [UInt64])
  func calibration(step: UInt64) throws {
    let sampler = Sampler(clock: clock)
    let target = Calibration.Target(profile: sampler.profile, minimum: 200_000, limit: 1e9)
    let calibration = try Calibration(of: workload(.batched, step: step), with: sampler, target: target)
    #expect(calibration.reachesTarget == (step > 0))
    #expect(step == 0 || (200_000...2_000_000).contains(calibration.iterations * Int(step)))
  }

  @Test("A sample lasts a thousand reads of a slow clock")
  func slowClock() {
    let profile = ClockProfile(resolution: 1, overhead: 500)
    #expect(Calibration.Target(profile: profile, minimum: 200_000, limit: 1e9).timed == 500_000)
  }

  @Test("Untimed work counts against the limit, and falling short is said")
  func limit() throws {
    let sampler = Sampler(clock: clock)
    let target = Calibration.Target(profile: sampler.profile, minimum: 200_000, limit: 1e6)
    let slow = workload(.perStep, untimed: 50_000, step: 100)
    let calibration = try Calibration(of: slow, with: sampler, target: target)
    #expect(!calibration.reachesTarget)
    #expect((1...10).contains(calibration.iterations))
  }
}
