/// All that the samples of a run say: estimates, ratios, verdicts and ranks, with one correction over all of them.
public struct Analysis: Sendable {
  /// What the run's twins say about its noise.
  public let noiseFloor: NoiseFloor
  /// Who was entered twice.
  public let twins: [Twins]
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
  ///   - twins: who was entered twice, in some benchmarks or in all; where nobody was, the noise floor is infinite and
  ///     everything a tie.
  ///   - level: the probability of even one false verdict in the whole run that is accepted.
  public init(of series: [Series], twins: [Twins], level: Double = 0.01) {
    let usable = series.filter { !$0.processes.isEmpty }
    let noiseFloor = Self.noiseFloor(of: usable, twins: twins)
    let ranked = usable.filter { series in !twins.contains { $0.twin == series.contender } }
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
    self.twins = twins
    findings = Self.findings(of: ranked, judgements: judgements)
    variations = Dictionary(grouping: pairs, by: \.benchmark).compactMapValues {
      Variation(ofPairs: $0.map(\.logRatios))
    }
  }

  /// Compares contenders of whom one was entered twice in every benchmark, or none.
  public init(of series: [Series], twins: Twins?, level: Double = 0.01) {
    self.init(of: series, twins: [twins].compactMap(\.self), level: level)
  }

  private static func noiseFloor(of series: [Series], twins: [Twins]) -> NoiseFloor {
    var comparisons: [String: Comparison] = [:]
    for twins in twins {
      for twin in series where twin.contender == twins.twin {
        let original = series.first { $0.contender == twins.contender && $0.benchmark == twin.benchmark }
        comparisons[twin.benchmark] = original.flatMap { Comparison(of: twin.processes, to: $0.processes) }
      }
    }
    return NoiseFloor(twins: comparisons)
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
