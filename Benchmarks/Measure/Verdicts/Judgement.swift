/// A comparison of two contenders in one benchmark and what may be said about it.
public struct Judgement: Sendable, Hashable {
  /// Who is compared.
  public let contender: String
  /// To whom.
  public let reference: String
  /// In what.
  public let benchmark: String
  /// The ratio of the contender's time to the reference's.
  public let comparison: Comparison
  /// The comparison's p-value after ``Holm``'s correction over all comparisons of the run.
  public let adjustedPValue: Double
  /// What may be said.
  public let verdict: Verdict

  /// Whether there were enough processes that a difference could have been shown: a tie of one process says nothing.
  public var isDecidable: Bool { comparison.interval.isKnown }

  /// The same with the sides exchanged.
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
