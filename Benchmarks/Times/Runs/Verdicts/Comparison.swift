import Measure

/// The time of one contender relative to another in one benchmark: a ratio from each process, and their statistics.
///
/// A process gives the median of the ratios taken within its rounds, as a disturbance of a whole round affects both
/// sides and cancels. Rounds of one process share its placement in memory and agree more than processes do, so
/// only processes count as repetitions (Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013).
/// All is computed in logarithms, so that exchanging the sides inverts the ratio and changes nothing else.
public nonisolated struct Comparison: Sendable, Hashable {
  /// The trimmed geometric mean of the processes' ratios; above 1 if the first side is slower.
  public let ratio: Double
  /// The 95 % interval for the ratio of another run like this one, by Student's t over processes; bounds 0 and infinity
  /// if there are fewer than 2.
  public let interval: Interval
  /// The 95 % interval of the ratio itself, as far as the processes of this run tell; narrower than ``interval``.
  public let confidence: Interval
  /// The probability of ratios this far from 1 by chance, within 0…1, by Student's t, uncorrected.
  public let pValue: Double
  /// The number of processes, 1 or more.
  public let count: Int

  /// Compares samples of the same processes and rounds, in the same unit; `nil` if there are none or if counts differ.
  ///
  /// A sample of 0, which is below what the harness can see, counts as the smallest positive number.
  public init?(of samples: [[Double]], to reference: [[Double]]) {
    guard let rounds = Self.logRatios(of: samples, to: reference) else { return nil }
    self.init(logRatios: rounds.compactMap(Quantile.median))
  }

  /// Compares over several benchmarks at once: a process gives the geometric mean of its ratios in them (Fleming and
  /// Wallace, "How Not to Lie with Statistics", CACM 29, 1986).
  ///
  /// - Parameter benchmarks: samples and the reference's, of the same processes in all, and of one kind of cost.
  /// - Returns: `nil` if there are none or their numbers differ.
  public init?(overBenchmarks benchmarks: [(samples: [[Double]], reference: [[Double]])]) {
    let ratios = benchmarks.compactMap { Self.logRatios(of: $0.samples, to: $0.reference)?.compactMap(Quantile.median) }
    guard let count = ratios.first?.count, ratios.count == benchmarks.count, ratios.allSatisfy({ $0.count == count })
    else { return nil }
    self.init(logRatios: (0..<count).map { process in ratios.reduce(0) { $0 + $1[process] } / Double(ratios.count) })
  }

  /// One ratio from each process, above 1 where the first side is slower; `nil` where processes or rounds do not match.
  public static func ratios(of samples: [[Double]], to reference: [[Double]]) -> [Double]? {
    logRatios(of: samples, to: reference)?.compactMap(Quantile.median).map(Double.exp)
  }

  /// The logarithms of the ratios taken within rounds, by process; `nil` where processes or rounds do not match.
  static func logRatios(of samples: [[Double]], to reference: [[Double]]) -> [[Double]]? {
    guard samples.map(\.count) == reference.map(\.count), !samples.contains(where: \.isEmpty) else { return nil }
    return zip(samples, reference).map { own, other in zip(own, other).map { logarithm($0) - logarithm($1) } }
  }

  private init?(logRatios: [Double]) {
    guard let mean = TrimmedMean(of: logRatios) else { return nil }
    ratio = Double.exp(mean.value)
    confidence = mean.interval().map(Double.exp)
    interval = mean.widened(byBatchesOf: logRatios).intervalOfAnother().map(Double.exp)
    pValue = mean.pValue
    count = logRatios.count
  }

  private init(ratio: Double, interval: Interval, confidence: Interval, pValue: Double, count: Int) {
    self.ratio = ratio
    self.interval = interval
    self.confidence = confidence
    self.pValue = pValue
    self.count = count
  }

  /// The same comparison with the sides exchanged.
  public var inverse: Comparison {
    Comparison(
      ratio: 1 / ratio,
      interval: interval.inverse,
      confidence: confidence.inverse,
      pValue: pValue,
      count: count
    )
  }

  private static func logarithm(_ sample: Double) -> Double {
    Double.log(max(sample, Double.leastNormalMagnitude))
  }
}

/// The change of a ratio from one run to another; the runs have no process in common.
public nonisolated struct RatioChange: Sendable, Hashable {
  /// The later ratio over the earlier one: above 1 is slower.
  public let ratio: Double
  /// Its 95 % interval, by Yuen's t over the processes of both runs.
  public let interval: Interval

  /// Compares ratios of two runs, one from each process; `nil` if one has none or a ratio is not positive.
  public init?(from earlier: [Double], to later: [Double]) {
    guard (earlier + later).allSatisfy({ $0 > 0 && $0.isFinite }),
      let before = Self.mean(of: earlier.map(Double.log)),
      let after = Self.mean(of: later.map(Double.log))
    else { return nil }
    let difference = TrimmedMean(after, minus: before)
    ratio = Double.exp(difference.value)
    interval = difference.interval().map(Double.exp)
  }

  /// Judges the change: a tie unless the interval excludes 1 and the ratio rises above the floor.
  public func verdict(noiseFloor: Double) -> Verdict {
    guard interval.isKnown, !interval.contains(1), NoiseFloor.isExceeded(by: ratio, floor: noiseFloor) else {
      return .tie
    }
    return ratio < 1 ? .faster : .slower
  }

  private static func mean(of logRatios: [Double]) -> TrimmedMean? {
    TrimmedMean(of: logRatios)?.widened(byBatchesOf: logRatios)
  }
}

/// Correction for many comparisons: bounds the probability of even one false claim among all of them.
///
/// Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6 (1979).
public nonisolated enum Holm {
  /// The adjusted p-values, within 0…1, in the order given; each is to be compared with the level for the whole family.
  public static func adjusted(_ pValues: [Double]) -> [Double] {
    var adjusted = pValues
    var highest = 0.0
    for (rank, index) in pValues.indices.sorted(by: { pValues[$0] < pValues[$1] }).enumerated() {
      highest = max(highest, min(1, pValues[index] * Double(pValues.count - rank)))
      adjusted[index] = highest
    }
    return adjusted
  }
}
