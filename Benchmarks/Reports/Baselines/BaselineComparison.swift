import Measure

/// A run held against one that was kept.
///
/// What is compared are ratios to each run's own reference, taken within rounds: a machine that is slower today is
/// slower for the reference too, and no regression of anybody.
public struct BaselineComparison: Sendable {
  /// One contender in one benchmark, then and now.
  struct Row: Sendable {
    let pattern: String
    let benchmark: String
    let before: Double
    let after: Double
    let change: Change
    let verdict: Verdict
    /// Whether it is slower by more than is tolerated.
    let isRegression: Bool
  }

  let rows: [Row]
  /// Counts that are not what they were: they are exact, so any difference is one.
  let counts: [CountChange]
  /// In what the machines or builds differ, a line each; empty if they are the same.
  public let differences: [String]
  /// What is in only one of the runs.
  let unmatched: [String]

  /// Compares results kept earlier with later ones.
  ///
  /// - Parameter tolerance: how much slower is no regression, as a share.
  public init(_ before: RunDocument, _ after: RunDocument, tolerance: Double) {
    differences = Self.differences(before.environment, after.environment)
    rows = after.results.filter { $0.metric == "time" }.compactMap { Self.row(of: $0, before, after, tolerance) }
    let compared = Set(rows.map { "\($0.pattern) \($0.benchmark)" })
    counts = after.results.filter { $0.metric != "time" }.compactMap { CountChange($0, before) }
    unmatched = after.results.filter { $0.metric == "time" }.map(\.name).filter { name in
      !compared.contains(name) && !name.hasPrefix("\(after.method.reference) ")
    }
  }

  /// Whether nobody is slower by more than noise and tolerance, and no count has grown.
  public var holds: Bool { !rows.contains { $0.isRegression } && !counts.contains { $0.after > $0.before } }

  private static func row(
    of entry: ResultEntry,
    _ before: RunDocument,
    _ after: RunDocument,
    _ tolerance: Double
  ) -> Row? {
    guard entry.pattern != after.method.reference,
      let old = before.results.first(where: { $0.isSameFigure(as: entry) }),
      let then = before.ratios(of: old), let now = after.ratios(of: entry),
      let change = Change(from: then, to: now, seed: after.method.seed)
    else { return nil }
    let floor = max(before.noiseFloor(of: old), after.noiseFloor(of: entry))
    let verdict = change.verdict(noiseFloor: floor)
    return Row(
      pattern: entry.fullPattern,
      benchmark: entry.fullBenchmark,
      before: Quantile.median(of: then) ?? 0,
      after: Quantile.median(of: now) ?? 0,
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
    return pairs.filter { $0.1 != $0.2 }.map { "the baseline's \($0.0) was \($0.1), this one's is \($0.2)" }
  }
}

extension ResultEntry {
  var fullPattern: String { variant.map { "\(pattern).\($0)" } ?? pattern }
  var fullBenchmark: String { "\(suite)/\(benchmark)" }
  var name: String { "\(fullPattern) \(fullBenchmark)" }

  func isSameFigure(as other: ResultEntry) -> Bool {
    name == other.name && size == other.size && metric == other.metric
  }
}

extension RunDocument {
  /// A result's ratios to the reference, round by round; `nil` if the reference was not measured with it.
  func ratios(of entry: ResultEntry) -> [Double]? {
    let reference = results.first {
      $0.fullPattern == method.reference && $0.fullBenchmark == entry.fullBenchmark && $0.metric == entry.metric
    }
    guard let reference, reference.samples.count == entry.samples.count, reference.samples.allSatisfy({ $0 > 0 })
    else { return nil }
    return zip(entry.samples, reference.samples).map { $0 / $1 }
  }

  func noiseFloor(of entry: ResultEntry) -> Double {
    method.noiseFloor[entry.fullBenchmark] ?? .infinity
  }
}
