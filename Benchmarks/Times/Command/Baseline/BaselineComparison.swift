import Runs

/// A run compared with one that was saved before.
///
/// Ratios to each run's own reference are compared, one from each process. If a machine is slower today, it is slower for
/// the reference, too, and that is not a regression.
public struct BaselineComparison: Sendable {
  /// One contender in one benchmark, then and now.
  struct Row: Sendable {
    let pattern: String
    let benchmark: String
    let before: Double
    let after: Double
    let change: RatioChange
    let verdict: Verdict
    /// True if it is slower by more than noise and the tolerance.
    let isRegression: Bool
  }

  let rows: [Row]
  /// Counts that differ from the baseline's. Exact counts differ if they are not equal.
  let counts: [CountChange]
  /// The differences between the machines or builds, a line each; empty if they are the same.
  public let differences: [String]
  /// Times of the later run that are missing in the baseline.
  let unmatched: [String]
  /// Times of the baseline that are missing in the later run.
  let missing: [String]

  /// Compares earlier results with later ones.
  ///
  /// - Parameters:
  ///   - before: the earlier results.
  ///   - after: the later results.
  ///   - tolerance: the greatest slowdown that is not a regression, as a share.
  /// - Throws: ``BaselineFailure/otherReference(suite:before:after:)`` if a suite's reference differs between the runs.
  public init(_ before: RunDocument, _ after: RunDocument, tolerance: Double) throws(BaselineFailure) {
    try Self.requireSameReferences(before, after)
    differences = Self.differences(before.environment, after.environment)
    let compared = after.compared.map { ($0, Self.row(of: $0, before, after, tolerance)) }
    rows = compared.compactMap(\.1)
    unmatched = compared.filter { $0.1 == nil }.map(\.0.figureName)
    missing = before.compared.filter { old in !after.compared.contains { $0.isSameFigure(as: old) } }.map(\.figureName)
    counts = after.results.filter { !$0.isTime }.compactMap { CountChange($0, before) }
  }

  /// True if something was compared, no contender is slower by more than noise and tolerance, and no count has grown.
  public var holds: Bool {
    !rows.isEmpty && !rows.contains { $0.isRegression } && !counts.contains { $0.after > $0.before }
  }

  private static func requireSameReferences(_ before: RunDocument, _ after: RunDocument) throws(BaselineFailure) {
    for suite in Set(before.results.map(\.suite)).intersection(after.results.map(\.suite)).sorted() {
      let (then, now) = (before.method.reference(in: suite), after.method.reference(in: suite))
      guard then == now else { throw .otherReference(suite: suite, before: then, after: now) }
    }
  }

  private static func row(
    of entry: ResultEntry,
    _ before: RunDocument,
    _ after: RunDocument,
    _ tolerance: Double
  ) -> Row? {
    guard let old = before.results.first(where: { $0.isSameFigure(as: entry) }),
      let then = before.ratios(of: old), let now = after.ratios(of: entry),
      let change = RatioChange(from: then, to: now)
    else { return nil }
    let floor = max(before.noiseFloor(of: old), after.noiseFloor(of: entry))
    let verdict = change.verdict(noiseFloor: floor)
    return Row(
      pattern: entry.fullPattern,
      benchmark: entry.fullBenchmark,
      before: old.ratio ?? 0,
      after: entry.ratio ?? 0,
      change: change,
      verdict: verdict,
      isRegression: verdict == .slower && change.ratio > 1 + tolerance
    )
  }

  private static func differences(_ before: EnvironmentEntry, _ after: EnvironmentEntry) -> [String] {
    let pairs = [
      ("processor", before.processor, after.processor),
      ("number of processors", "\(before.processorCount)", "\(after.processorCount)"),
      ("operating system", before.operatingSystem, after.operatingSystem),
      ("compiler", before.compiler, after.compiler),
      ("optimisation", "\(before.optimized)", "\(after.optimized)"),
    ]
    return pairs.filter { $0.1 != $0.2 }.map { "the baseline's \($0.0) was \($0.1), this run's is \($0.2)" }
  }
}

extension ResultEntry {
  var fullPattern: String { variant.map { "\(pattern).\($0)" } ?? pattern }
  var fullBenchmark: String { "\(suite)/\(benchmark)" }
  /// The contender, the benchmark, and the number of users.
  var figureName: String { "\(fullPattern) \(fullBenchmark) on \(size)" }
  var isTime: Bool { metric == "time" }

  func isSameFigure(as other: ResultEntry) -> Bool { figureName == other.figureName && metric == other.metric }
}

extension RunDocument {
  /// The times of all contenders except the references.
  var compared: [ResultEntry] {
    results.filter { $0.isTime && $0.fullPattern != method.reference(in: $0.suite) }
  }

  /// A result's ratios to the reference, one from each process; `nil` if the reference was not measured with it.
  func ratios(of entry: ResultEntry) -> [Double]? {
    let reference = results.first {
      $0.fullPattern == method.reference(in: entry.suite) && $0.fullBenchmark == entry.fullBenchmark
        && $0.metric == entry.metric
    }
    guard let own = entry.processes, let others = reference?.processes else { return nil }
    return Comparison.ratios(of: own, to: others)
  }

  /// The first thing that a comparison needs and does not find, in words; `nil` if nothing is missing.
  var gap: String? {
    for entry in compared {
      if entry.processes == nil { return "\(entry.figureName) has no samples by process; save it again" }
      guard let floor = method.noiseFloor[entry.fullBenchmark], (0...1).contains(floor) else {
        return "it has no noise floor of \(entry.fullBenchmark); save it again"
      }
    }
    return nil
  }

  func noiseFloor(of entry: ResultEntry) -> Double {
    method.noiseFloor[entry.fullBenchmark] ?? .infinity
  }
}

/// A count that differs from the baseline's.
struct CountChange: Encodable, Sendable {
  let pattern: String
  let benchmark: String
  let metric: String
  let before: Double
  let after: Double

  /// Compares a count with the baseline's; `nil` if both are equal, if one is missing, or if one is not exact.
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
