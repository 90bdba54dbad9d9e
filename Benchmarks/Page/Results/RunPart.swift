/// A run on the page: the content of its file, the results computed from it, and the missing parts.
struct RunPart: Sendable, Encodable {
  /// The parts of a file; it must have at least one of them.
  static let partNames: Set = ["results", "retention", "conformance", "method", "environment"]
  /// The greatest number of samples of a time that the page draws. If there are more, some are left out.
  private static let sampleLimit = 400

  let name: String
  let gaps: [String]
  let environment: RunFile.Environment?
  let method: RunFile.Method?
  let results: [RunFile.Result]
  let pairs: [PairPart]
  let means: [PairPart]
  /// A sentence about the contenders that are not compared; `nil` if all are.
  let pairGap: String?
  /// The counts and the mean time of the first table.
  let figures: [FigureEntry]
  /// The times of each benchmark over those of its reference.
  let times: [FigureEntry]
  let retention: [RunFile.Retention]
  let conformance: [ConformancePart]

  init(_ file: RunFile, name: String) {
    self.name = name
    environment = file.environment
    method = file.method
    let all = file.results?.elements ?? []
    let comparisons = PairComparisons(of: all.filter(\.isTime), file.method)
    pairs = comparisons.pairs
    means = comparisons.means
    pairGap = comparisons.gap
    let collected = FiguresPart(file)
    figures = collected.entries(means)
    times = collected.times(pairs)
    results = all.map(Self.thinned)
    retention = file.retention?.elements ?? []
    conformance = ConformancePart.all(of: file.conformance?.elements ?? [])
    gaps = Self.gaps(file) + Self.thinning(all) + [pairGap].compactMap(\.self)
  }

  private static func gaps(_ file: RunFile) -> [String] {
    let lists = [
      ("results", file.results.map { ($0.elements.count, $0.dropped) }),
      ("retention", file.retention.map { ($0.elements.count, $0.dropped) }),
      ("conformance", file.conformance.map { ($0.elements.count, $0.dropped) }),
    ]
    let parts = [("environment", file.environment == nil), ("method", file.method == nil)]
    return parts.filter(\.1).map { "The file has no \($0.0), or one that cannot be read." }
      + lists.compactMap { name, count in
        guard let count else { return "The file has no \(name), or none that can be read." }
        return count.1 == 0 ? nil : "\(count.1) of \(count.0 + count.1) entries of \(name) cannot be read."
      }
  }

  private static func thinned(_ result: RunFile.Result) -> RunFile.Result {
    var result = result
    guard let samples = result.samples, samples.count > sampleLimit else { return result }
    let step = (samples.count + sampleLimit - 1) / sampleLimit
    result.samples = stride(from: 0, to: samples.count, by: step).map { samples[$0] }
    return result
  }

  private static func thinning(_ results: [RunFile.Result]) -> [String] {
    let most = results.compactMap { $0.isTime ? $0.samples?.count : nil }.max() ?? 0
    return most > sampleLimit
      ? ["Of more than \(sampleLimit) samples only some are drawn; all figures are from all of them."] : []
  }
}

/// The number of scenarios that a contender passes, and those that it fails.
struct ConformancePart: Sendable, Encodable {
  struct Failure: Sendable, Encodable {
    let scenario: String
    let message: String?
  }

  let pattern: String
  let passed: Int
  let all: Int
  let failures: [Failure]

  static func all(of entries: [RunFile.Conformance]) -> [ConformancePart] {
    var order: [String] = []
    var byName: [String: [RunFile.Conformance]] = [:]
    for entry in entries {
      let name = entry.contender
      if byName[name] == nil { order.append(name) }
      byName[name, default: []].append(entry)
    }
    return order.map { name in
      let own = byName[name] ?? []
      let failures = own.filter { !$0.passed }.map { Failure(scenario: $0.scenario, message: $0.message) }
      return ConformancePart(pattern: name, passed: own.count - failures.count, all: own.count, failures: failures)
    }
  }
}
