import Measure
import Testing

/// The proof asked of the harness: it is quiet where nothing differs and finds what was planted.
struct AnalysisTests {
  private let twins = Twins(contender: "A", twin: "A again")

  @Test("Equal contenders: at most 1 run in 100 says they differ")
  func falseAlarms() {
    let falseRuns = (0..<100).count { run in
      let equal: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 1_000, "C": 1_000]
      let analysis = Analysis(of: SyntheticRun().series(of: equal, seed: UInt64(run)), twins: twins)
      return analysis.findings.contains { $0.judgements.contains { $0.verdict != .tie } }
    }
    #expect(falseRuns <= 1)
  }

  @Test("A planted slowdown of 5 % is found in 95 runs of 100", arguments: [(0.03, 100), (0.04, 120), (0.05, 200)])
  func planted(deviation: Double, rounds: Int) {
    let simulation = SyntheticRun(benchmarks: 2, rounds: rounds, deviation: deviation)
    let found = (0..<100).count { run in
      let slowed: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "slowed": 1_050]
      let analysis = Analysis(of: simulation.series(of: slowed, seed: UInt64(run)), twins: twins)
      return analysis.findings.first?.judgement(of: "slowed", against: "A")?.verdict == .slower
    }
    #expect(found >= 95)
  }

  @Test("The twin is not compared with others, and a verdict reads both ways")
  func findings() throws {
    let costs: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 2_000, "C": 2_000]
    let analysis = Analysis(of: SyntheticRun(benchmarks: 1).series(of: costs, seed: 5), twins: twins)
    let finding = try #require(analysis.findings.first)
    #expect(finding.estimates.keys.sorted() == ["A", "B", "C"])
    #expect(finding.judgement(of: "A", against: "B")?.verdict == .faster)
    #expect(finding.judgement(of: "B", against: "A")?.verdict == .slower)
    #expect(finding.judgement(of: "A again", against: "A") == nil)
    #expect(analysis.noiseFloor.of("benchmark 1") < 0.05)
  }

  @Test("Without twins nothing is known to differ")
  func withoutTwins() {
    let series = SyntheticRun(benchmarks: 1).series(of: ["A": 1_000, "B": 9_000], seed: 5)
    let judgements = Analysis(of: series, twins: nil).findings.flatMap(\.judgements)
    #expect(judgements.map(\.verdict) == [.tie])
  }

  @Test("The correction spans all benchmarks of the run")
  func correction() throws {
    let costs: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 1_100]
    let series = SyntheticRun(benchmarks: 4, rounds: 20).series(of: costs, seed: 5)
    let judgements = Analysis(of: series, twins: twins).findings.flatMap(\.judgements)
    let smallest = try #require(judgements.min { $0.comparison.pValue < $1.comparison.pValue })
    #expect(smallest.adjustedPValue == smallest.comparison.pValue * 4)
  }

  @Test(
    "So many rounds can show a difference that chance, over all comparisons, is ruled out",
    arguments: [(7, false), (8, true)]
  )
  func decidable(rounds: Int, isDecidable: Bool) throws {
    let costs: KeyValuePairs = ["A": 1_000.0, "A again": 1_000, "B": 9_000]
    let series = SyntheticRun(benchmarks: 1, rounds: rounds).series(of: costs, seed: 5)
    let judgement = try #require(Analysis(of: series, twins: twins).findings.first?.judgements.first)
    #expect(judgement.isDecidable == isDecidable && judgement.inverse.isDecidable == isDecidable)
    #expect(judgement.verdict == (isDecidable ? .slower : .tie))
    let more = SyntheticRun(benchmarks: 8, rounds: rounds).series(of: costs, seed: 5)
    #expect(Analysis(of: more, twins: twins).findings.flatMap(\.judgements).allSatisfy { !$0.isDecidable })
  }

  @Test("Who failed has no time")
  func failed() {
    let failed = Series(contender: "B", benchmark: "b", samples: [1], failure: "wrong title")
    let analysis = Analysis(of: [Series(contender: "A", benchmark: "b", samples: [1]), failed], twins: nil)
    #expect(analysis.findings.first.map { Array($0.estimates.keys) } == ["A"])
  }
}
