/// What the contenders' samples say about one benchmark.
public struct Findings: Sendable {
  /// What was measured.
  public let benchmark: String
  /// By contender, in nanoseconds per iteration; who failed is missing.
  public let estimates: [String: Estimate]
  /// Every pair once.
  public let judgements: [Judgement]
  /// The contenders by their medians, with ties.
  public let ranking: Ranking

  init(benchmark: String, estimates: [String: Estimate], judgements: [Judgement]) {
    self.benchmark = benchmark
    self.estimates = estimates
    self.judgements = judgements
    ranking = Ranking(medians: estimates.mapValues(\.median)) {
      Self.find($0, against: $1, in: judgements)?.verdict ?? .tie
    }
  }

  /// The judgement of one contender against another; nil if they were not compared.
  public func judgement(of contender: String, against reference: String) -> Judgement? {
    Self.find(contender, against: reference, in: judgements)
  }

  private static func find(_ contender: String, against reference: String, in all: [Judgement]) -> Judgement? {
    all.first { $0.contender == contender && $0.reference == reference }
      ?? all.first { $0.contender == reference && $0.reference == contender }?.inverse
  }
}
