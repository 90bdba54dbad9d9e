/// The costs of several requests in each architecture, each request with a weight.
public struct ChangeTotals: Sendable {
  /// The quantity that is added up.
  public enum Measure: String, Sendable, CaseIterable, Codable {
    /// Files changed, added or removed, as SAAM counts components.
    case files
    /// Lines of code added and removed.
    case lines

    func count(_ change: Change) -> Int {
      switch self {
      case .files: change.files.count
      case .lines: change.lines
      }
    }
  }

  /// A weight at which two architectures change places.
  public struct Turn: Sendable, Equatable {
    /// The architecture that is cheaper below the weight, or above it if it is less than the weight of the request.
    public let first: String
    /// The architecture that costs more there.
    public let second: String
    /// The quantity that is added up.
    public let measure: Measure
    /// The request whose weight it is; the others' stay as they are.
    public let request: String
    /// The weight at which both cost the same.
    public let weight: Double
  }

  /// The architectures, in the order in which they were given.
  public let architectures: [String]
  private let requests: [String]
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
    changes.filter { $0.architecture == architecture }
      .reduce(0) { $0 + weight(of: $1.request) * Double(measure.count($1)) }
  }

  /// Returns one plus the number of cheaper architectures: architectures of equal cost have the same rank.
  public func rank(_ measure: Measure, of architecture: String) -> Int {
    let sum = sum(measure, of: architecture)
    return 1 + architectures.count { self.sum(measure, of: $0) < sum }
  }

  /// The weights at which neighbours in the order change places, if the weight of only one request changes.
  public func turns(_ measure: Measure) -> [Turn] {
    let order = architectures.sorted { sum(measure, of: $0) < sum(measure, of: $1) }
    return zip(order, order.dropFirst()).flatMap { first, second in
      requests.compactMap { turn(measure, first, second, $0) }
    }
  }

  private func turn(_ measure: Measure, _ first: String, _ second: String, _ request: String) -> Turn? {
    let gap = sum(measure, of: second) - sum(measure, of: first)
    let steeper = count(measure, first, request) - count(measure, second, request)
    guard gap > 0, steeper != 0 else { return nil }
    let weight = weight(of: request) + gap / Double(steeper)
    guard weight >= 0 else { return nil }
    return Turn(first: first, second: second, measure: measure, request: request, weight: weight)
  }

  private func count(_ measure: Measure, _ architecture: String, _ request: String) -> Int {
    changes.first { $0.architecture == architecture && $0.request == request }.map(measure.count) ?? 0
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
