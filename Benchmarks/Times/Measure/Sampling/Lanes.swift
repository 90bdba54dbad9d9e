import SeededRandom

/// The workloads of a run: each with its calibration, its samples so far, or its failure.
struct Lanes<Clock: NanosecondClock> {
  private struct Lane {
    let workload: Workload
    var calibration: Calibration?
    /// The length of its last step, in nanoseconds.
    var step = 0.0
    var samples: [Double] = []
    var failure: String?
  }

  let sampler: Sampler<Clock>
  private let schedule: Schedule
  private var lanes: [Lane]
  private var generator: SplitMix64

  /// Calibrates every workload, in an order that the seed decides, or takes the given iterations per sample.
  ///
  /// Calibrated workloads of one benchmark get equal iterations.
  @MainActor
  init(_ workloads: [Workload], sampler: Sampler<Clock>, schedule: Schedule, iterations: [Int]?) {
    self.sampler = sampler
    self.schedule = schedule
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
    for indices in Dictionary(grouping: lanes.indices, by: { lanes[$0].workload.benchmark }).values {
      let equal = Calibration.equal(indices.map { lanes[$0].calibration })
      for (index, calibration) in zip(indices, equal) { lanes[index].calibration = calibration }
    }
  }

  /// Runs every workload that has not failed once; a round that is not recorded is one of warming up.
  @MainActor
  mutating func runRound(recording: Bool) {
    for index in lanes.indices.shuffled(using: &generator) where lanes[index].failure == nil {
      attempt(index) { [sampler, schedule] lane in
        for _ in 0..<schedule.warmupSteps where lane.step < schedule.longStep {
          lane.step = try sampler.sample(lane.workload, iterations: 1)
        }
        guard recording || lane.step < schedule.longStep else { return }
        lane.step = try sampler.sample(lane.workload, iterations: lane.calibration?.iterations ?? 1)
        if recording { lane.samples.append(lane.step) }
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
