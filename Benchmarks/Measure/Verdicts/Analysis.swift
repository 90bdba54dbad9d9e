/// All that the samples of a run say: estimates, ratios, verdicts and ranks, with one correction over all of them.
public struct Analysis: Sendable {
  /// What contenders that were entered twice say about the noise of the run.
  public let noiseFloor: NoiseFloor
  /// Who was entered twice.
  public let doubles: [DoubleEntry]
  /// One per benchmark, in the order they first appear.
  public let findings: [Findings]
  /// How much ratios vary within and between processes, by benchmark; empty where there are too few of either.
  public let variations: [String: Variation]

  private struct Pair {
    let contender: String
    let reference: String
    let benchmark: String
    let comparison: Comparison
    let logRatios: [[Double]]
  }

  /// Compares all contenders with each other, benchmark by benchmark.
  /// - Parameters:
  ///   - series: samples of the same processes and rounds; those that failed are left out.
  ///   - doubles: who was entered twice, in some benchmarks or in all; where nobody was, the noise floor is infinite and
  ///     everything a tie.
  ///   - level: the probability of even one false verdict in the whole run that is accepted.
  public init(of series: [Series], doubles: [DoubleEntry], level: Double = 0.01) {
    let usable = series.filter { !$0.processes.isEmpty }
    let noiseFloor = Self.noiseFloor(of: usable, doubles: doubles)
    let ranked = usable.filter { series in !doubles.contains { $0.repeated == series.contender } }
    let pairs = Self.pairs(of: ranked)
    let adjusted = Holm.adjusted(pairs.map(\.comparison.pValue))
    let judgements = zip(pairs, adjusted).map { pair, pValue in
      Judgement(
        contender: pair.contender,
        reference: pair.reference,
        benchmark: pair.benchmark,
        comparison: pair.comparison,
        adjustedPValue: pValue,
        verdict: Verdict(
          of: pair.comparison,
          adjustedPValue: pValue,
          noiseFloor: noiseFloor.of(pair.benchmark),
          level: level
        )
      )
    }
    self.noiseFloor = noiseFloor
    self.doubles = doubles
    findings = Self.findings(of: ranked, judgements: judgements)
    variations = Dictionary(grouping: pairs, by: \.benchmark).compactMapValues {
      Variation(ofPairs: $0.map(\.logRatios))
    }
  }

  /// Compares contenders of whom one was entered twice in every benchmark, or none.
  public init(of series: [Series], doubles: DoubleEntry?, level: Double = 0.01) {
    self.init(of: series, doubles: [doubles].compactMap(\.self), level: level)
  }

  private static func noiseFloor(of series: [Series], doubles: [DoubleEntry]) -> NoiseFloor {
    var comparisons: [String: Comparison] = [:]
    for entry in doubles {
      for repeated in series where repeated.contender == entry.repeated {
        let original = series.first { $0.contender == entry.contender && $0.benchmark == repeated.benchmark }
        comparisons[repeated.benchmark] = original.flatMap { Comparison(of: repeated.processes, to: $0.processes) }
      }
    }
    return NoiseFloor(comparisons: comparisons)
  }

  private static func pairs(of series: [Series]) -> [Pair] {
    series.indices.flatMap { index in
      series[(index + 1)...].filter { $0.benchmark == series[index].benchmark }.compactMap { other in
        guard let comparison = Comparison(of: other.processes, to: series[index].processes),
          let logRatios = Comparison.logRatios(of: other.processes, to: series[index].processes)
        else { return nil }
        return Pair(
          contender: other.contender,
          reference: series[index].contender,
          benchmark: other.benchmark,
          comparison: comparison,
          logRatios: logRatios
        )
      }
    }
  }

  private static func findings(of series: [Series], judgements: [Judgement]) -> [Findings] {
    var seen: Set<String> = []
    return series.map(\.benchmark).filter { seen.insert($0).inserted }.map { benchmark in
      let own = series.filter { $0.benchmark == benchmark }
      let estimates = own.map { ($0.contender, Estimate(of: $0.medians)) }
      return Findings(
        benchmark: benchmark,
        estimates: Dictionary(estimates, uniquingKeysWith: { $1 }).compactMapValues(\.self),
        judgements: judgements.filter { $0.benchmark == benchmark }
      )
    }
  }
}
