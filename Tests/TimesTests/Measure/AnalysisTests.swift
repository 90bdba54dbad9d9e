import Measure
import Runs
import TestSupport
import Testing

/// The test of the harness itself: it reports nothing if nothing differs, and finds planted differences.
struct AnalysisTests {
  private let doubles = DoubleEntry(contender: "A", repeated: "A again")

  @Test("Equal contenders: at most 1 run in 100 says they differ", .long())
  func falseAlarms() {
    let falseRuns = (0..<100).count { run in
      let equal: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 1_000, "C": 1_000]
      let analysis = Analysis(of: SyntheticRun().series(of: equal, seed: UInt64(run)), doubles: doubles)
      return analysis.findings.contains { $0.judgements.contains { $0.verdict != .tie } }
    }
    #expect(falseRuns <= 1)
  }

  @Test(
    "A planted slowdown of 5 % is found in 95 runs of 100",
    .long(),
    arguments: [(0.03, 0.02, 20), (0.04, 0.03, 40), (0.1, 0.05, 160)]
  )
  func planted(deviation: Double, placement: Double, processes: Int) {
    let simulation = SyntheticRun(benchmarks: 2, processes: processes, deviation: deviation, placement: placement)
    let found = (0..<100).count { run in
      let slowed: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "slowed": 1_050]
      let analysis = Analysis(of: simulation.series(of: slowed, seed: UInt64(run)), doubles: doubles)
      return analysis.findings.first?.judgement(of: "slowed", against: "A")?.verdict == .slower
    }
    #expect(found >= 95)
  }

  @Test("The interval of one run holds the ratio that another finds, in nineteen cases of twenty")
  func anotherRun() throws {
    let simulation = SyntheticRun(benchmarks: 1, processes: 12, deviation: 0.08, placement: 0.05)
    let costs: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 1_200]
    let comparisons = try (0..<60).map { run in
      let analysis = Analysis(of: simulation.series(of: costs, seed: UInt64(run)), doubles: doubles)
      return try #require(analysis.findings.first?.judgement(of: "B", against: "A")).comparison
    }
    let held = comparisons.map { one in comparisons.count { one.interval.contains($0.ratio) } - 1 }.reduce(0, +)
    let share = Double(held) / Double(60 * 59)
    #expect((0.93...0.97).contains(share), "\(share)")
  }

  @Test("Variation between processes is told from variation within them")
  func variation() throws {
    let simulation = SyntheticRun(benchmarks: 1, processes: 400, rounds: 30, deviation: 0.02, placement: 0.05)
    let analysis = Analysis(of: simulation.series(of: ["A": 1_000, "B": 1_000], seed: 3), doubles: nil)
    let variation = try #require(analysis.variations["benchmark 1"])
    // Of a ratio, both sides vary: the deviations are √2 as large.
    #expect((0.025...0.035).contains(variation.within) && (0.04...0.09).contains(variation.between), "\(variation)")
  }

  @Test("The second entry is not compared with others, and a verdict reads both ways")
  func findings() throws {
    let costs: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 2_000, "C": 2_000]
    let analysis = Analysis(of: SyntheticRun(benchmarks: 1).series(of: costs, seed: 5), doubles: doubles)
    let finding = try #require(analysis.findings.first)
    #expect(finding.estimates.keys.sorted() == ["A", "B", "C"])
    #expect(finding.judgement(of: "A", against: "B")?.verdict == .faster)
    #expect(finding.judgement(of: "B", against: "A")?.verdict == .slower)
    #expect(finding.judgement(of: "A again", against: "A") == nil)
    #expect(analysis.noiseFloor.of("benchmark 1") < 0.05)
  }

  @Test("Without a contender that was entered twice, nothing is known to differ")
  func withoutTwins() {
    let series = SyntheticRun(benchmarks: 1).series(of: ["A": 1_000, "B": 9_000], seed: 5)
    let judgements = Analysis(of: series, doubles: nil).findings.flatMap(\.judgements)
    #expect(judgements.map(\.verdict) == [.tie])
  }

  @Test("The correction spans all benchmarks of the run")
  func correction() throws {
    let costs: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 1_100]
    let series = SyntheticRun(benchmarks: 4, processes: 10).series(of: costs, seed: 5)
    let judgements = Analysis(of: series, doubles: doubles).findings.flatMap(\.judgements)
    let smallest = try #require(judgements.min { $0.comparison.pValue < $1.comparison.pValue })
    #expect(smallest.adjustedPValue == smallest.comparison.pValue * 4)
  }

  @Test("One process cannot show a difference, ten can", arguments: [(1, false), (10, true)])
  func decidable(processes: Int, isDecidable: Bool) throws {
    let costs: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 9_000]
    let series = SyntheticRun(benchmarks: 1, processes: processes).series(of: costs, seed: 5)
    let judgement = try #require(Analysis(of: series, doubles: doubles).findings.first?.judgements.first)
    #expect(judgement.isDecidable == isDecidable && judgement.inverse.isDecidable == isDecidable)
    #expect(judgement.verdict == (isDecidable ? .slower : .tie))
  }

  @Test("A contender that failed has no time")
  func failed() {
    let failed = Series(contender: "B", benchmark: "b", processes: [[1]], failure: "wrong title")
    let analysis = Analysis(of: [Series(contender: "A", benchmark: "b", processes: [[1]]), failed], doubles: nil)
    #expect(analysis.findings.first.map { Array($0.estimates.keys) } == ["A"])
  }
}
