import Measure

/// The verdict on one contender against another.
public nonisolated enum Verdict: Sendable, Hashable {
  /// No difference is shown, or it is too small to matter.
  case tie
  /// The first takes less time.
  case faster
  /// The first takes more time.
  case slower

  /// Judges a comparison.
  ///
  /// They differ only if all three hold: the 95 % confidence interval of the ratio excludes 1, the corrected p-value is
  /// below `level`, and the ratio rises above the noise floor. The level is 1 %: at most 1 run in 100 may report a
  /// false difference. In 1 000 simulated runs of equal contenders 2 to 9 did, and 8 to 28 at 5 %.
  ///
  /// - Parameters:
  ///   - comparison: the comparison of one contender with another.
  ///   - adjustedPValue: the comparison's p-value after ``Holm``'s correction over its family.
  ///   - noiseFloor: as |ratio − 1|, 0 or more.
  ///   - level: the probability of even one false verdict in the family that is accepted.
  public init(of comparison: Comparison, adjustedPValue: Double, noiseFloor: Double, level: Double = 0.01) {
    let differs =
      !comparison.confidence.contains(1) && adjustedPValue < level
      && NoiseFloor.isExceeded(by: comparison.ratio, floor: noiseFloor)
    self = !differs ? .tie : comparison.ratio < 1 ? .faster : .slower
  }

  /// The verdict with the sides exchanged.
  public var inverse: Verdict {
    switch self {
    case .tie: .tie
    case .faster: .slower
    case .slower: .faster
    }
  }
}

/// A comparison of two contenders in one benchmark, and its verdict.
public nonisolated struct Judgement: Sendable, Hashable {
  /// The contender that is compared.
  public let contender: String
  /// The contender that it is compared with.
  public let reference: String
  /// The benchmark.
  public let benchmark: String
  /// The ratio of the contender's time to the reference's.
  public let comparison: Comparison
  /// The comparison's p-value after ``Holm``'s correction over all comparisons of the run.
  public let adjustedPValue: Double
  /// The verdict.
  public let verdict: Verdict

  /// True if there were enough processes to show a difference: a tie of one process says nothing.
  public var isDecidable: Bool { comparison.interval.isKnown }

  /// The same judgement with the sides exchanged.
  public var inverse: Judgement {
    Judgement(
      contender: reference,
      reference: contender,
      benchmark: benchmark,
      comparison: comparison.inverse,
      adjustedPValue: adjustedPValue,
      verdict: verdict.inverse
    )
  }
}

/// Contenders by their medians, with ties: "1 1 3".
///
/// The fastest leads the first group. Going up, a contender joins the group unless it is slower than its leader;
/// then it leads the next one, and its rank is one more than the number of contenders before it (competition ranking).
/// So every member of a group is tied with its leader, though not necessarily with every other member.
public nonisolated struct Ranking: Sendable, Hashable {
  /// A contender and its rank.
  public struct Place: Sendable, Hashable {
    /// The contender.
    public let contender: String
    /// The rank, from 1.
    public let rank: Int
  }

  /// All contenders, fastest first; by name where medians are equal.
  public let places: [Place]

  /// Ranks contenders.
  /// - Parameters:
  ///   - medians: by contender, in one unit.
  ///   - verdict: of the first against the second.
  public init(medians: [String: Double], verdict: (String, String) -> Verdict) {
    var places: [Place] = []
    var leader: Place?
    for contender in medians.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }).map(\.key) {
      let joined = leader.flatMap { verdict(contender, $0.contender) == .slower ? nil : $0.rank }
      let place = Place(contender: contender, rank: joined ?? places.count + 1)
      if joined == nil { leader = place }
      places.append(place)
    }
    self.places = places
  }

  /// The rank of a contender, from 1; nil if it was not ranked.
  public func rank(of contender: String) -> Int? {
    places.first { $0.contender == contender }?.rank
  }
}
