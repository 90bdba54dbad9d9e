import Measure
import Testing

@MainActor
struct RoundsTests {
  private struct WrongTitle: Error {}

  private final class Log {
    var names: [String] = []
  }

  private let clock = ManualClock()
  private let log = Log()

  private func workload(
    _ name: String,
    in benchmark: String = "b",
    step: UInt64 = 1_000_000,
    untimed: UInt64 = 0
  ) -> Workload {
    let (clock, log) = (clock, log)
    return Workload(
      contender: name,
      benchmark: benchmark,
      timing: .perStep,
      prepare: { clock.advance(by: untimed) },
      step: {
        clock.advance(by: step)
        log.names.append(name)
      }
    )
  }

  private func schedule(budget: Double, seed: UInt64 = 1) -> Schedule {
    Schedule(budget: budget, seed: seed)
  }

  @Test("Every round runs every workload once, in an order that the seed decides")
  func order() {
    func names(seed: UInt64) -> [String] {
      log.names = []
      var schedule = schedule(budget: 10, seed: seed)
      schedule.maximumRounds = 8
      schedule.warmupSteps = 0
      let record = Rounds(schedule, clock: clock).run(["a", "b", "c"].map { workload($0) })
      #expect(record.series.allSatisfy { $0.processes.map(\.count) == [8] && $0.iterations == 1 })
      return Array(log.names.suffix(24))
    }
    let first = names(seed: 1)
    let rounds = stride(from: 0, to: 24, by: 3).map { Array(first[$0..<($0 + 3)]) }
    #expect(rounds.allSatisfy { $0.sorted() == ["a", "b", "c"] })
    #expect(Set(rounds).count > 2)
    #expect(names(seed: 1) == first)
    #expect(names(seed: 2) != first)
  }

  @Test("The whole run, untimed parts too, stays within the budget and uses it")
  func budget() {
    let workloads = ["a", "b"].map { workload($0, step: 50_000, untimed: 2_000_000) }
    let record = Rounds(schedule(budget: 1), clock: clock).run(workloads)
    #expect(record.elapsed <= 1 && record.elapsed > 0.85)
    #expect(record.rounds >= 6 && !record.minimumExceededBudget)
    #expect(record.series.allSatisfy { $0.processes.map(\.count) == [record.rounds] })
  }

  @Test("Samples are cut short to fit if most of the work is untimed, and the record says so")
  func shortSamples() {
    let record = Rounds(schedule(budget: 1), clock: clock).run([workload("a", step: 100, untimed: 1_000_000)])
    #expect(record.elapsed <= 1)
    #expect(record.shortSamples == [0])
  }

  @Test("All who do the same have as many iterations in a sample, as the first of them are slower")
  func equalIterations() {
    let workloads = [workload("a", step: 10_000), workload("b", step: 25_000), workload("a", in: "c", step: 50_000)]
    let record = Rounds(schedule(budget: 10), clock: clock).run(workloads)
    #expect(record.series.map(\.iterations) == [8, 8, 1])
    #expect(record.shortSamples.isEmpty)
  }

  @Test("A short step has no more iterations than the budget allows a long one, and the record says so")
  func limitOfTheLongest() {
    let record = Rounds(schedule(budget: 2), clock: clock).run([
      workload("a", step: 1_000), workload("b", step: 60_000_000),
    ])
    #expect(record.series.map(\.iterations) == [1, 1])
    #expect(record.shortSamples == [0])
    #expect(record.elapsed <= 2)
  }

  @Test("A long step is warmed up once, a short one before every sample", arguments: [(2_000_000, 7), (50_000, 21)])
  func warmupOfLongSteps(step: UInt64, count: Int) {
    var schedule = schedule(budget: 10)
    schedule.maximumRounds = 6
    _ = Rounds(schedule, clock: clock).run([workload("a", step: step)], iterations: [1])
    #expect(log.names.count == count)
  }

  @Test("The least number of rounds is run whatever the budget, and the record says so")
  func minimum() {
    let record = Rounds(schedule(budget: 0.001), clock: clock).run([workload("a", step: 30_000_000)])
    #expect(record.rounds == 6)
    #expect(record.minimumExceededBudget)
  }

  @Test("Warm-up is not recorded, and progress tells the phases")
  func warmup() {
    var schedule = schedule(budget: 10)
    schedule.warmupRounds = 2
    schedule.maximumRounds = 6
    var phases: [RoundProgress.Phase] = []
    let record = Rounds(schedule, clock: clock).run([workload("a")]) { phases.append($0.phase) }
    #expect(record.series.first?.processes.map(\.count) == [6])
    #expect(phases == [.calibrating, .warmingUp, .warmingUp] + [RoundProgress.Phase](repeating: .measuring, count: 6))
  }

  @Test("A wrong answer gives no time, and the others go on")
  func failure() {
    let (clock, log) = (clock, log)
    let step: Workload.Action = { clock.advance(by: 1_000_000) }
    let wrong = Workload(contender: "wrong", benchmark: "b", timing: .batched, step: step) {
      if log.names.count > 5 { throw WrongTitle() }
    }
    let record = Rounds(schedule(budget: 0.1), clock: clock).run([workload("a"), wrong])
    #expect(record.series.map(\.failure) == [nil, "WrongTitle()"])
    #expect(record.series.map(\.processes.isEmpty) == [false, true])
  }

  @Test("A run of nothing ends")
  func empty() {
    #expect(Rounds(schedule(budget: 1), clock: clock).run([]).rounds == 0)
  }
}
