/// A count that differs from the baseline's.
struct CountChange: Encodable, Sendable {
  let pattern: String
  let benchmark: String
  let metric: String
  let before: Double
  let after: Double

  /// Compares a count with the baseline's; `nil` if both are the same, if one is missing, or if one is not exact.
  init?(_ entry: ResultEntry, _ baseline: RunDocument) {
    guard let old = baseline.results.first(where: { $0.isSameFigure(as: entry) }), old.median != entry.median,
      old.ci95 != nil, entry.ci95 != nil
    else { return nil }
    pattern = entry.fullPattern
    benchmark = entry.fullBenchmark
    metric = entry.metric
    before = old.median
    after = entry.median
  }

  /// The change in words.
  var text: String { "\(pattern) \(benchmark): \(metric) \(number(before)) then, \(number(after)) now" }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
