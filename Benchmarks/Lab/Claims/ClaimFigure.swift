package import Measure
package import Runs

/// One number that was measured for a claim.
package struct ClaimFigure: Sendable, Hashable {
  /// The subject of the figure: a contender, one of its roles, or a mechanism.
  package let subject: String
  /// The name of the measured quantity, such as `lines`.
  package let metric: String
  /// The number, in the metric's unit.
  package let value: Double
  /// The 95 % interval of a ratio of times; `nil` for a count.
  package let interval: Interval?
  /// The verdict on a ratio of times, in view of the run's own noise; `nil` for a count.
  package let verdict: Verdict?
  /// True if there were enough rounds to tell a ratio of times from 1; always true for a count.
  package let isDecidable: Bool

  /// Creates a figure from a count.
  package init(_ subject: String, _ metric: String, _ value: some BinaryInteger) {
    self.init(subject, metric, Double(value))
  }

  /// Creates a figure from a count of a contender.
  package init(_ subject: Subject, _ metric: String, _ value: some BinaryInteger) {
    self.init(subject.rawValue, metric, Double(value))
  }

  /// Creates a figure from an exact number of a contender that is not a whole number.
  package init(_ subject: Subject, _ metric: String, _ value: Double) {
    self.init(subject.rawValue, metric, value)
  }

  /// Creates a figure from an exact number that is not a whole number.
  package init(_ subject: String, _ metric: String, _ value: Double) {
    self.subject = subject
    self.metric = metric
    self.value = value
    interval = nil
    verdict = nil
    isDecidable = true
  }

  /// Creates a figure from a ratio of times.
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

  /// Creates a figure from a ratio of times with its interval and its verdict.
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
