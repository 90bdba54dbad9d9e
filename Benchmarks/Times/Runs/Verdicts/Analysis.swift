import Measure

/// The results of a run's samples: estimates, ratios and verdicts, with one correction over all of them.
public nonisolated struct Analysis: Sendable {
  /// The noise of the run, by contenders that were entered twice.
  public let noiseFloor: NoiseFloor
  /// The contenders that were entered twice.
  public let doubles: [DoubleEntry]
  /// The findings, one per benchmark, in the order they first appear.
  public let findings: [Findings]
  /// The variation of ratios within and between processes, by benchmark; empty where there are too few of either.
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
  ///   - doubles: contenders entered twice, in some benchmarks or in all; with none, the noise floor is infinite and
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

  /// Compares contenders; one of them, or none, was entered twice in every benchmark.
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

/// One contender entered under two names, by which a run measures its own noise.
public nonisolated struct DoubleEntry: Sendable, Hashable {
  /// The name under which it is compared and ranked.
  public let contender: String
  /// The name under which it is only compared with itself.
  public let repeated: String

  /// Two names of the same contender.
  public init(contender: String, repeated: String) {
    self.contender = contender
    self.repeated = repeated
  }
}

/// The results of the contenders' samples in one benchmark.
public nonisolated struct Findings: Sendable {
  /// The benchmark's name in results.
  public let benchmark: String
  /// The estimates by contender, in nanoseconds per iteration; contenders that failed are missing.
  public let estimates: [String: Estimate]
  /// The judgements, one for each pair.
  public let judgements: [Judgement]

  /// The judgement of one contender against another; nil if they were not compared.
  public func judgement(of contender: String, against reference: String) -> Judgement? {
    judgements.first { $0.contender == contender && $0.reference == reference }
      ?? judgements.first { $0.contender == reference && $0.reference == contender }?.inverse
  }
}

/// A median over processes, with its interval.
public nonisolated struct Estimate: Sendable, Hashable {
  /// The median, in the values' unit.
  public let median: Double
  /// Its 95 % interval, in the values' unit; `Interval/unknown` below 6 values.
  public let interval: Interval
  /// The number of values, one from each process, 1 or more.
  public let count: Int

  /// Estimates the median of the values' distribution, from one value of each process; `nil` if there are none.
  public init?(of samples: [Double]) {
    guard let median = Quantile.median(of: samples) else { return nil }
    self.median = median
    interval = OrderStatisticInterval.ofMedian(of: samples)
    count = samples.count
  }
}

/// The variation of ratios in one benchmark: from round to round of a process, and from process to process.
///
/// More rounds do not average out the variation between processes: that is why a run has many processes.
public nonisolated struct Variation: Sendable, Hashable {
  /// The deviation of a round's ratio within a process, as a share: 0.01 is one percent; see `Spread/deviation(of:)`.
  public let within: Double
  /// The deviation of the processes' ratios, as a share.
  public let between: Double

  /// The median variation over pairs of contenders, each the logarithms of its ratios by process and round; `nil` where
  /// there are no two processes with two rounds.
  init?(ofPairs pairs: [[[Double]]]) {
    let usable = pairs.filter { $0.count > 1 && $0.allSatisfy { $0.count > 1 } }
    let within = usable.map { processes in
      Spread.deviation(of: processes.flatMap { rounds in rounds.map { $0 - (Quantile.median(of: rounds) ?? 0) } })
    }
    let between = usable.map { Spread.deviation(of: $0.compactMap(Quantile.median)) }
    guard let within = Quantile.median(of: within), let between = Quantile.median(of: between) else { return nil }
    self.within = within
    self.between = between
  }
}
