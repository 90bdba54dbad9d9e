/// How much ratios vary in one benchmark: from round to round of a process, and from process to process.
///
/// What varies between processes, more rounds do not average out: that is why a run has many processes.
public struct Variation: Sendable, Hashable {
  /// The deviation of a round's ratio within a process, as a share: 0.01 is one per cent; see ``Spread/deviation(of:)``.
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
