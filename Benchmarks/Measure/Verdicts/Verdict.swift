/// What may be said about one contender against another.
public enum Verdict: Sendable, Hashable {
  /// Nothing shows that they differ, or it is too little to matter.
  case tie
  /// The first takes less time.
  case faster
  /// The first takes more time.
  case slower

  /// Judges a comparison.
  ///
  /// They differ only if all three hold: the ratio's 95 % interval of confidence excludes 1, the corrected p-value is below `level`,
  /// and the ratio rises above the noise floor. The level is 1 %, because at most 1 run in 100 may report a false difference: in
  /// 1 000 simulated runs of equal contenders 2 to 9 did, and 8 to 28 at 5 %.
  /// - Parameters:
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
