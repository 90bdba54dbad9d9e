import Measure
import TestSupport
import Testing

@MainActor
struct RepetitionTests {
  private let clock = ManualClock()

  /// A process that takes time to start and then for each round, and finds 7 iterations unless given others.
  private func record(
    _ turn: Repetition<ManualClock>.Turn,
    start: UInt64 = 20_000_000,
    round: UInt64 = 5_000_000,
    failure: String? = nil
  ) -> Record {
    let clock = clock
    clock.advance(by: start)
    let workload = Workload(contender: "A", benchmark: "b", timing: .perStep) {
      clock.advance(by: round)
    } verify: {
      if failure != nil { throw Wrong() }
    }
    var schedule = Schedule(budget: turn.budget, seed: turn.seed)
    (schedule.minimumRounds, schedule.maximumRounds, schedule.warmupSteps) = (turn.rounds, turn.rounds, 0)
    return Rounds(schedule, clock: clock).run([workload], iterations: turn.iterations)
  }

  private struct Wrong: Error {}

  @Test("A run is many processes within the budget, each with rounds and a seed of its own")
  func processes() throws {
    var turns: [Repetition<ManualClock>.Turn] = []
    let result = Repetition(budget: 5, seed: 1, clock: clock).run { turn in
      turns.append(turn)
      return record(turn)
    }
    let whole = try #require(result)
    #expect(whole.processes == turns.count - 1 && whole.processes > 20)
    #expect(whole.elapsed <= 5 && whole.elapsed > 4.5)
    #expect(Set(turns.map(\.seed)).count == turns.count)
    #expect(whole.series[0].processes.allSatisfy { $0.count == turns[1].rounds })
    #expect(!whole.minimumExceededBudget)
  }

  @Test("The first process finds the iterations; the others take them over, and its samples are not used")
  func first() throws {
    var turns: [Repetition<ManualClock>.Turn] = []
    let result = Repetition(budget: 1, seed: 1, clock: clock).run { turn in
      turns.append(turn)
      return record(turn, round: turn.iterations == nil ? 50_000 : 9_000_000)
    }
    let series = try #require(result).series[0]
    #expect(turns[0].iterations == nil && turns.dropFirst().allSatisfy { $0.iterations == [series.iterations] })
    #expect(series.iterations.nonzeroBitCount == 1)
    #expect(series.processes.joined().allSatisfy { $0 > 8_000_000 })
  }

  @Test("Each process takes the first one's iterations, whatever they are")
  func iterations() {
    var found: [[Int]] = []
    _ = Repetition(budget: 0.1, seed: 1, clock: clock).run { turn in
      if let iterations = turn.iterations { found.append(iterations) }
      let series = [("A", 8), ("B", 1)].map {
        Series(contender: $0.0, benchmark: "b", iterations: $0.1, processes: [[1]])
      }
      return Record(series: series, rounds: 1, elapsed: 0, secondsPerRound: 1)
    }
    #expect(found.count >= 10 && found.allSatisfy { $0 == [8, 1] })
  }

  @Test("Ten processes run whatever the budget if they are short, and the record says so")
  func least() throws {
    let result = Repetition(budget: 0.01, seed: 1, clock: clock).run { record($0) }
    let whole = try #require(result)
    #expect(whole.processes == 10 && whole.minimumExceededBudget && !whole.hasFewProcesses)
  }

  @Test("Of long processes as many run as fit into the budget, and six whatever it is", arguments: [(20, 6), (45, 8)])
  func long(budget: Double, processes: Int) throws {
    let result = Repetition(budget: budget, seed: 1, clock: clock).run { record($0, start: 4_900_000_000) }
    let whole = try #require(result)
    #expect(whole.processes == processes && whole.minimumExceededBudget == (processes == 6))
    #expect(whole.hasFewProcesses)
  }

  @Test("The more a start costs, the more rounds a process is worth", .long(), arguments: [(1_000_000, 200_000_000)])
  func rounds(cheap: UInt64, dear: UInt64) {
    func rounds(start: UInt64) -> Int {
      var last = 0
      _ = Repetition(budget: 60, seed: 1, clock: clock).run { turn in
        last = turn.rounds
        return record(turn, start: start)
      }
      return last
    }
    #expect(rounds(start: dear) > 2 * rounds(start: cheap))
  }

  @Test("A contender that fails in one process has no time")
  func failure() throws {
    var count = 0
    let result = Repetition(budget: 0.5, seed: 1, clock: clock).run { turn in
      count += 1
      return record(turn, failure: count == 4 ? "wrong" : nil)
    }
    let series = try #require(result).series[0]
    #expect(series.processes.isEmpty && series.failure == "Wrong()")
  }
}
