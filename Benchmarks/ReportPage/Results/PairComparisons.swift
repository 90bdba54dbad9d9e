import Measure

/// The times of a run compared pair by pair, with the run's own method: one correction over all pairs.
struct PairComparisons {
  /// The accepted probability of a false verdict, for all verdicts of a run together, as in the run's own tables.
  private static let level = 0.01

  /// Every two contenders in every benchmark.
  let pairs: [PairPart]
  /// Every two architectures over all benchmarks that both have.
  let means: [PairPart]

  init(of times: [RunFile.Result], _ method: RunFile.Method?) {
    let floor = NoiseFloor(byBenchmark: method?.noiseFloor ?? [:])
    let compared = Self.twos(times).filter { $0.name == $1.name }.compactMap { other, own in
      Comparison(of: own.processes ?? [], to: other.processes ?? []).map { (own, other, $0) }
    }
    let adjusted = Holm.adjusted(compared.map(\.2.pValue))
    pairs = zip(compared, adjusted).flatMap { pair, pValue in
      let benchmark = pair.0.name
      let verdict = Verdict(
        of: pair.2,
        adjustedPValue: pValue,
        noiseFloor: floor.of(benchmark),
        level: Self.level
      )
      return PairPart.both(benchmark, pair.0.contender, pair.1.contender, pair.2, verdict)
    }
    means = Self.means(of: times.filter { $0.suite != "mechanisms" }, floor: floor.overall)
  }

  private static func means(of times: [RunFile.Result], floor: Double) -> [PairPart] {
    var seen: Set<String> = []
    let contenders = times.map(\.contender).filter { seen.insert($0).inserted }
    let compared = twos(contenders).compactMap { other, own in
      comparison(times.filter { $0.contender == own }, times.filter { $0.contender == other }).map { (own, other, $0) }
    }
    let adjusted = Holm.adjusted(compared.map(\.2.pValue))
    return zip(compared, adjusted).flatMap { pair, pValue in
      let verdict = Verdict(of: pair.2, adjustedPValue: pValue, noiseFloor: floor, level: level)
      return PairPart.both("mean", pair.0, pair.1, pair.2, verdict)
    }
  }

  /// Compares two contenders over all benchmarks; `nil` unless both have the same benchmarks.
  private static func comparison(_ own: [RunFile.Result], _ other: [RunFile.Result]) -> Comparison? {
    guard own.count > 1, Set(own.map(\.name)) == Set(other.map(\.name)) else { return nil }
    let benchmarks = own.map { time in
      (samples: time.processes ?? [], reference: other.first { $0.name == time.name }?.processes ?? [])
    }
    return Comparison(overBenchmarks: benchmarks)
  }

  private static func twos<Element>(_ elements: [Element]) -> [(Element, Element)] {
    elements.indices.flatMap { index in elements[(index + 1)...].map { (elements[index], $0) } }
  }
}

/// The time of one contender relative to another.
struct PairPart: Sendable, Encodable {
  let benchmark: String
  let pattern: String
  let reference: String
  let ratio: Double
  /// The interval; missing if there are too few processes.
  let ci95: [Double]?
  let verdict: String

  /// A comparison, and the same with the sides exchanged.
  static func both(
    _ benchmark: String,
    _ one: String,
    _ other: String,
    _ comparison: Comparison,
    _ verdict: Verdict
  ) -> [PairPart] {
    [
      PairPart(benchmark, one, other, comparison, verdict),
      PairPart(benchmark, other, one, comparison.inverse, verdict.inverse),
    ]
  }

  private init(
    _ benchmark: String,
    _ pattern: String,
    _ reference: String,
    _ comparison: Comparison,
    _ verdict: Verdict
  ) {
    self.benchmark = benchmark
    self.pattern = pattern
    self.reference = reference
    ratio = comparison.ratio
    ci95 = comparison.interval.isKnown ? [comparison.interval.lower, comparison.interval.upper] : nil
    self.verdict = "\(verdict)"
  }
}
