package import Measure

/// One number that was measured for a claim.
package struct Figure: Sendable, Hashable {
  /// The contender, the role or the mechanism that it is about.
  package let subject: String
  /// The quantity, such as `lines`.
  package let metric: String
  /// The number, in the metric's unit.
  package let value: Double
  /// The 95 % interval of a ratio of times; `nil` for what is counted.
  package let interval: Interval?
  /// The verdict on a ratio of times, in view of the run's own noise; `nil` for what is counted.
  package let verdict: Verdict?
  /// True if there were enough rounds to tell a ratio of times from 1; true for what is counted.
  package let isDecidable: Bool

  /// Something that was counted.
  package init(_ subject: String, _ metric: String, _ value: some BinaryInteger) {
    self.init(subject, metric, Double(value))
  }

  /// Something that was counted of a contender.
  package init(_ subject: Subject, _ metric: String, _ value: some BinaryInteger) {
    self.init(subject.rawValue, metric, Double(value))
  }

  /// Something exact of a contender that is not a whole number.
  package init(_ subject: Subject, _ metric: String, _ value: Double) {
    self.init(subject.rawValue, metric, value)
  }

  /// Something exact that is not a whole number.
  package init(_ subject: String, _ metric: String, _ value: Double) {
    self.subject = subject
    self.metric = metric
    self.value = value
    interval = nil
    verdict = nil
    isDecidable = true
  }

  /// A ratio of times.
  package init(_ subject: String, _ metric: String, _ judgement: Judgement) {
    let comparison = judgement.comparison
    self.init(
      subject,
      metric,
      ratio: comparison.ratio,
      comparison.interval,
      judgement.verdict,
      isDecidable: judgement.isDecidable
    )
  }

  /// A ratio of times with its interval and its verdict.
  package init(
    _ subject: String,
    _ metric: String,
    ratio: Double,
    _ interval: Interval,
    _ verdict: Verdict,
    isDecidable: Bool = true
  ) {
    self.subject = subject
    self.metric = metric
    value = ratio
    self.interval = interval
    self.verdict = verdict
    self.isDecidable = isDecidable
  }
}
