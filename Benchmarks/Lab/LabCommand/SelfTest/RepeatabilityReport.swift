import Command
import Measure
import Runs

/// The agreement of runs of the same comparison: tells if the interval of one contains the ratio of another.
struct RepeatabilityReport: Encodable, Sendable {
  let schema = 1
  let runs: Int
  let seed: UInt64
  let budgetSeconds: Double
  /// An agreement for each benchmark, then one for all together.
  let benchmarks: [Agreement]

  /// The agreement of the runs in one benchmark, or in all.
  struct Agreement: Encodable, Sendable {
    let benchmark: String
    /// Ordered pairs of runs, for each contender except the reference.
    let ratios: Int
    /// The number of these in which the interval of one run contains the ratio of the other.
    let held: Int
    /// Pairs of runs, for each pair of contenders.
    let verdicts: Int
    /// The number of these in which both runs have the same verdict.
    let same: Int
    /// The number of these in which one run says faster and the other slower.
    let contradictory: Int
    /// The smallest share of equal verdicts that two runs have.
    let leastSame: Double
    /// The median of half the width of the ratios' intervals, over runs and contenders, as a share.
    let medianHalfWidth: Double
    let greatestHalfWidth: Double

    /// True if the agreement is as good as promised.
    var holds: Bool { held * 100 >= 80 * ratios && same * 100 >= 97 * verdicts && contradictory == 0 }
  }

  /// Compares runs of one plan with each other.
  init(_ results: [RunResults], seed: UInt64, budget: Double) {
    runs = results.count
    self.seed = seed
    budgetSeconds = budget
    let names = results.first?.analysis?.findings.map(\.benchmark) ?? []
    benchmarks = names.map { Agreement($0, of: [$0], results) } + [Agreement("all", of: names, results)]
  }

  /// True if the runs agree as well as promised: in at least 80 %, an interval contains another run's ratio; 97 % of
  /// the verdicts are the same; and no two verdicts are opposite.
  var holds: Bool { runs > 1 && benchmarks.last?.holds == true }

  /// The report for a terminal.
  func text(_ layout: Layout) -> String {
    var table = TextTable(["", "held", "same verdict", "turned round", "half-width", "at most"])
    for entry in benchmarks {
      let held = TextTable.Cell(Self.percent(entry.held, of: entry.ratios))
      let same = TextTable.Cell(Self.percent(entry.same, of: entry.verdicts))
      table.add([
        TextTable.Cell(entry.benchmark), held, same, TextTable.Cell("\(entry.contradictory)"),
        TextTable.Cell(Self.percent(entry.medianHalfWidth)), TextTable.Cell(Self.percent(entry.greatestHalfWidth)),
      ])
    }
    let least = benchmarks.last.map { Self.percent($0.leastSame) } ?? ""
    let notes = """
      held: share of pairs of runs in which the 95 % interval of one run contains the ratio of the other
      same verdict: share of equal verdicts (faster, slower or tie) of two runs; in the two runs that differ most: \(least)
      turned round: how often one run says faster and another slower
      half-width, at most: half the width of the ratios' intervals, the median and the largest
      """
    let head = "\(runs) runs of the same comparison · \(Int((budgetSeconds / Double(max(1, runs))).rounded())) s each"
    return ([head] + table.lines(layout) + [notes]).joined(separator: "\n") + "\n"
  }

  private static func percent(_ count: Int, of all: Int) -> String {
    all == 0 ? "n/a" : percent(Double(count) / Double(all))
  }

  private static func percent(_ share: Double) -> String {
    "\((share * 1_000).rounded() / 10) %"
  }
}

extension RepeatabilityReport.Agreement {
  fileprivate init(_ benchmark: String, of names: [String], _ results: [RunResults]) {
    let judgements = results.map { result in
      (result.analysis?.findings ?? []).filter { names.contains($0.benchmark) }.flatMap(\.judgements)
    }
    let references = results.first?.plan.references ?? []
    let ratios = judgements.map { own in
      own.compactMap { judgement in
        references.contains(judgement.reference)
          ? judgement.comparison : references.contains(judgement.contender) ? judgement.comparison.inverse : nil
      }
    }
    var (held, compared, same, contradictory, leastSame) = (0, 0, 0, 0, 1.0)
    for one in results.indices {
      for other in results.indices where other != one {
        held += zip(ratios[one], ratios[other]).count { $0.interval.contains($1.ratio) }
        guard other > one else { continue }
        let pairs = Array(zip(judgements[one], judgements[other]))
        let alike = pairs.count { $0.verdict == $1.verdict }
        compared += pairs.count
        same += alike
        contradictory += pairs.count { $0.verdict != .tie && $0.verdict == $1.verdict.inverse }
        if !pairs.isEmpty { leastSame = min(leastSame, Double(alike) / Double(pairs.count)) }
      }
    }
    let widths = ratios.joined().map { ($0.interval.upper / $0.interval.lower).squareRoot() - 1 }.filter(\.isFinite)
    self.init(
      benchmark: benchmark,
      ratios: ratios.reduce(0) { $0 + $1.count } * max(0, results.count - 1),
      held: held,
      verdicts: compared,
      same: same,
      contradictory: contradictory,
      leastSame: leastSame,
      medianHalfWidth: Quantile.median(of: widths) ?? 0,
      greatestHalfWidth: widths.max() ?? 0
    )
  }
}
