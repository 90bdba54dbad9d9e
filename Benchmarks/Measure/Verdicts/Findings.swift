/// What the contenders' samples say about one benchmark.
public struct Findings: Sendable {
  /// What was measured.
  public let benchmark: String
  /// By contender, in nanoseconds per iteration; who failed is missing.
  public let estimates: [String: Estimate]
  /// Every pair once.
  public let judgements: [Judgement]

  /// The judgement of one contender against another; nil if they were not compared.
  public func judgement(of contender: String, against reference: String) -> Judgement? {
    judgements.first { $0.contender == contender && $0.reference == reference }
      ?? judgements.first { $0.contender == reference && $0.reference == contender }?.inverse
  }
}
