import Measure
import Runs

/// The times of a run compared pair by pair, with the run's own method: one correction over all pairs.
struct PairComparisons {
  /// The greatest number of contenders that are compared: all that the lab has, and more. Pairs grow with its square.
  private static let limit = 80

  /// Every two contenders in every benchmark.
  let pairs: [PairPart]
  /// Every two architectures over all benchmarks that both have.
  let means: [PairPart]
  /// A sentence about the contenders that are not compared; `nil` if all are.
  let gap: String?

  init(of times: [RunFile.Result], _ method: RunFile.Method?) {
    let references = [method?.reference, method?.mechanismReference].compactMap(\.self)
    let all = Self.unique(times.map(\.contender))
    let kept = Set(Self.unique(references.filter(all.contains) + all).prefix(Self.limit))
    gap =
      all.count == kept.count
      ? nil
      : "Of \(all.count) contenders, \(kept.count) are compared with each other; "
        + "the other \(all.count - kept.count) have no ratios."
    let times = Self.first(times.filter { kept.contains($0.contender) })
    let floor = NoiseFloor(byBenchmark: method?.noiseFloor ?? [:])
    let byName = Dictionary(grouping: times, by: \.name)
    let compared = Self.unique(times.map(\.name)).flatMap { name in
      Self.twos(byName[name] ?? []).compactMap { other, own in
        Comparison(of: own.processes ?? [], to: other.processes ?? []).map { (own, other, $0) }
      }
    }
    let adjusted = Holm.adjusted(compared.map(\.2.pValue))
    pairs = zip(compared, adjusted).flatMap { pair, pValue in
      let benchmark = pair.0.name
      let verdict = Verdict(
        of: pair.2,
        adjustedPValue: pValue,
        noiseFloor: floor.of(benchmark),
        level: MeanComparisons.level
      )
      return PairPart.both(benchmark, pair.0.contender, pair.1.contender, pair.2, verdict)
    }
    means = Self.means(of: times.filter { $0.suite != "mechanisms" }, floor: floor.overall)
  }

  private static func means(of times: [RunFile.Result], floor: Double) -> [PairPart] {
    let all = Dictionary(grouping: times, by: \.contender)
    let contenders = unique(times.map(\.contender)).map { contender in
      let own = (all[contender] ?? []).map { ($0.name, $0.processes ?? []) }
      return (contender: contender, benchmarks: Dictionary(own) { first, _ in first })
    }
    return MeanComparisons(of: contenders, noiseFloor: floor).pairs.flatMap { pair in
      PairPart.both("mean", pair.one, pair.other, pair.comparison, pair.verdict)
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The first time of each contender in each benchmark.
  private static func first(_ times: [RunFile.Result]) -> [RunFile.Result] {
    var seen: Set<[String]> = []
    return times.filter { seen.insert([$0.name, $0.contender]).inserted }
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
