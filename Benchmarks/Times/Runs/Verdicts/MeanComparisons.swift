/// Every two contenders over all benchmarks that both have, with one correction over all pairs.
public nonisolated struct MeanComparisons: Sendable {
  /// The accepted probability of a false verdict, for all verdicts together.
  public static let level = 0.01

  /// Two contenders, and the time of the first relative to the second.
  public struct Pair: Sendable {
    /// The first contender.
    public let one: String
    /// The second contender.
    public let other: String
    /// The time of the first over that of the second.
    public let comparison: Comparison
    /// The verdict on the first against the second.
    public let verdict: Verdict
  }

  /// The pairs, each once.
  public let pairs: [Pair]

  /// Compares contenders that have the same benchmarks, more than one; others are in no pair.
  ///
  /// - Parameters:
  ///   - times: contenders, each once, with the samples of each benchmark by process and round.
  ///   - noiseFloor: the ratio's distance from 1 that means nothing, as a share.
  public init(of times: [(contender: String, benchmarks: [String: [[Double]]])], noiseFloor: Double) {
    let compared = times.indices.flatMap { first in
      times[(first + 1)...].compactMap { later in
        let earlier = times[first]
        return Self.comparison(later.benchmarks, earlier.benchmarks).map { (later.contender, earlier.contender, $0) }
      }
    }
    let adjusted = Holm.adjusted(compared.map(\.2.pValue))
    pairs = zip(compared, adjusted).map { pair, pValue in
      let verdict = Verdict(of: pair.2, adjustedPValue: pValue, noiseFloor: noiseFloor, level: Self.level)
      return Pair(one: pair.0, other: pair.1, comparison: pair.2, verdict: verdict)
    }
  }

  /// Tells if two contenders are shown to differ; false if they are in no pair.
  public func isApart(_ one: String, _ other: String) -> Bool {
    pairs.contains { Set([$0.one, $0.other]) == [one, other] && $0.verdict != .tie }
  }

  private static func comparison(_ own: [String: [[Double]]], _ other: [String: [[Double]]]) -> Comparison? {
    guard own.count > 1, Set(own.keys) == Set(other.keys) else { return nil }
    return Comparison(
      overBenchmarks: own.sorted { $0.key < $1.key }.map { (samples: $0.value, reference: other[$0.key] ?? []) }
    )
  }
}
