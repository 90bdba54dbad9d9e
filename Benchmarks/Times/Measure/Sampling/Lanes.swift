import SeededRandom

/// The workloads of a run: each with its calibration, its samples so far, or its failure.
struct Lanes<Clock: NanosecondClock> {
  private struct Lane {
    let workload: Workload
    var calibration: Calibration?
    var samples: [Double] = []
    var failure: String?
  }

  let sampler: Sampler<Clock>
  private let warmupSteps: Int
  private var lanes: [Lane]
  private var generator: SplitMix64

  /// Calibrates every workload, in an order that the seed decides, or takes the given iterations per sample.
  @MainActor
  init(_ workloads: [Workload], sampler: Sampler<Clock>, schedule: Schedule, iterations: [Int]?) {
    self.sampler = sampler
    warmupSteps = schedule.warmupSteps
    generator = SplitMix64(seed: schedule.seed)
    lanes = workloads.map { Lane(workload: $0) }
    if let iterations, iterations.count == lanes.count {
      for index in lanes.indices { lanes[index].calibration = Calibration(iterations: iterations[index]) }
      return
    }
    let limit = schedule.sampleLimit(workloads: workloads.count)
    let target = Calibration.Target(profile: sampler.profile, minimum: schedule.minimumSample, limit: limit)
    for index in lanes.indices.shuffled(using: &generator) {
      attempt(index) { $0.calibration = try Calibration(of: $0.workload, with: sampler, target: target) }
    }
  }

  /// Runs every workload that has not failed once.
  @MainActor
  mutating func runRound(recording: Bool) {
    for index in lanes.indices.shuffled(using: &generator) where lanes[index].failure == nil {
      attempt(index) { [sampler, warmupSteps] lane in
        if warmupSteps > 0 { _ = try sampler.sample(lane.workload, iterations: warmupSteps) }
        let sample = try sampler.sample(lane.workload, iterations: lane.calibration?.iterations ?? 1)
        if recording { lane.samples.append(sample) }
      }
    }
  }

  var areRunning: Bool {
    lanes.contains { $0.failure == nil }
  }

  var series: [Series] {
    lanes.map {
      Series(
        contender: $0.workload.contender,
        benchmark: $0.workload.benchmark,
        iterations: $0.calibration?.iterations ?? 1,
        processes: $0.samples.isEmpty ? [] : [$0.samples],
        failure: $0.failure
      )
    }
  }

  var shortSamples: [Int] {
    lanes.indices.filter { lanes[$0].calibration?.reachesTarget == false }
  }

  @MainActor
  private mutating func attempt(_ index: Int, _ action: @MainActor (inout Lane) throws -> Void) {
    do {
      try action(&lanes[index])
    } catch {
      lanes[index].failure = String(describing: error)
    }
  }
}
