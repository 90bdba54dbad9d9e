import Patching

/// The costs of several requests in each architecture, each request with a weight.
public struct ChangeTotals: Sendable {
  /// The quantity that is added up.
  public enum Measure: String, Sendable, CaseIterable, Codable {
    /// Files changed or added, as SAAM counts components.
    case files
    /// Lines of code added and removed.
    case lines
    /// Tokens of code added and removed.
    case tokens
    /// Lines of tests of roles added and removed.
    case testLines = "lines of tests"

    /// The quantity of a change.
    public func count(_ change: Change) -> Int {
      switch self {
      case .files: change.changedFiles + change.addedFiles
      case .lines: change.lines
      case .tokens: change.counts.tokens
      case .testLines: change.tests?.lines ?? 0
      }
    }
  }

  /// A weight at which two architectures cost the same.
  public struct BreakEven: Sendable, Equatable {
    /// The architecture that costs less if the request weighs less.
    public let below: String
    /// The architecture that costs less if the request weighs more.
    public let above: String
    /// The quantity that is added up.
    public let measure: Measure
    /// The request whose weight it is; the others' stay as they are.
    public let request: String
    /// The weight at which both cost the same.
    public let weight: Double
  }

  /// A file that several requests edit, and their number.
  public struct HotFile: Sendable, Equatable {
    /// The file, from the package's folder on.
    public let path: String
    /// The number of requests that change it.
    public let requests: Int
  }

  /// The architectures, in the order in which they were given.
  public let architectures: [String]
  /// The requests, in the order in which they were given.
  public let requests: [String]
  private let weights: [String: Double]
  private let changes: [Change]

  /// Adds changes up; a request without weight counts once.
  public init(_ changes: [Change], weights: [String: Double] = [:]) {
    self.changes = changes
    self.weights = weights
    architectures = Self.unique(changes.map(\.architecture))
    requests = Self.unique(changes.map(\.request))
  }

  /// The number of requests.
  public var requestCount: Int { requests.count }

  /// The weight of a request.
  public func weight(of request: String) -> Double {
    weights[request] ?? 1
  }

  /// The sum of an architecture.
  public func sum(_ measure: Measure, of architecture: String) -> Double {
    sum(of: architecture) { Double(measure.count($0)) }
  }

  /// The sum of a figure over an architecture's changes.
  public func sum(of architecture: String, _ figure: (Change) -> Double) -> Double {
    own(architecture).reduce(0) { $0 + weight(of: $1.request) * figure($1) }
  }

  /// The lines of an architecture's tests; `nil` if one of its changes has no patch of tests.
  public func sumOfTests(of architecture: String) -> Double? {
    own(architecture).contains { $0.tests == nil } ? nil : sum(.testLines, of: architecture)
  }

  /// The share of an architecture's files that a request edits, 0 to 1: the mean over requests by their weights.
  public func touchedShare(of architecture: String) -> Double {
    let weight = own(architecture).reduce(0) { $0 + self.weight(of: $1.request) }
    return weight == 0 ? 0 : sum(of: architecture, \.touchedShare) / weight
  }

  /// The file that most requests edit, of several the first by name; `nil` if no file is edited. Weights do not count.
  public func hottestFile(of architecture: String) -> HotFile? {
    let paths = own(architecture).flatMap { $0.files.filter { $0.kind == .changed }.map(\.path) }
    let counts = Dictionary(grouping: paths) { $0 }.mapValues(\.count)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }.map { HotFile(path: $0.key, requests: $0.value) }
  }

  /// The weights of one request from 0 to a limit at which two architectures cost the same: every pair's, by measure and
  /// request, from the least weight on.
  public func breakEvens(_ measure: Measure, upTo limit: Double) -> [BreakEven] {
    requests.flatMap { request in
      architectures.indices.flatMap { index in
        architectures[(index + 1)...].compactMap { breakEven(measure, architectures[index], $0, request, limit) }
      }
      .sorted { $0.weight < $1.weight }
    }
  }

  private func breakEven(
    _ measure: Measure,
    _ one: String,
    _ other: String,
    _ request: String,
    _ limit: Double
  ) -> BreakEven? {
    let gap = sum(measure, of: other) - sum(measure, of: one)
    let steeper = count(measure, one, request) - count(measure, other, request)
    guard steeper != 0 else { return nil }
    let weight = weight(of: request) + gap / Double(steeper)
    guard (0...limit).contains(weight) else { return nil }
    let (below, above) = steeper > 0 ? (one, other) : (other, one)
    return BreakEven(below: below, above: above, measure: measure, request: request, weight: weight)
  }

  private func own(_ architecture: String) -> [Change] {
    changes.filter { $0.architecture == architecture }
  }

  private func count(_ measure: Measure, _ architecture: String, _ request: String) -> Int {
    changes.first { $0.architecture == architecture && $0.request == request }.map(measure.count) ?? 0
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
