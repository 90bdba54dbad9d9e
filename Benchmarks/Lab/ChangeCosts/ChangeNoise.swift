import Command

/// The noise of a change's cost: how far two authors differed who made the same changes in the same architectures.
///
/// A gap between two architectures that is not larger than the largest such difference shows nothing about them. The
/// second author's patches are gone; the page's file of changes has what was counted in them.
public struct ChangeNoise: Sendable {
  /// The quantity of a change that was made twice.
  public struct RepeatedChange: Codable, Sendable, Equatable {
    /// The request's name.
    public let request: String
    /// The architecture's module.
    public let architecture: String
    /// The quantity.
    public let measure: ChangeTotals.Measure
    /// The first author's figure.
    public let first: Int
    /// The second author's figure.
    public let second: Int
    /// The difference of both, as a share of the smaller one.
    public let difference: Double

    /// Enters what two authors made.
    public init(
      request: String,
      architecture: String,
      measure: ChangeTotals.Measure,
      first: Int,
      second: Int,
      difference: Double
    ) {
      self.request = request
      self.architecture = architecture
      self.measure = measure
      self.first = first
      self.second = second
      self.difference = difference
    }
  }

  /// The changes that were made twice, by measure, then as they were made.
  public let changes: [RepeatedChange]

  /// Takes changes that were made twice.
  public init(_ changes: [RepeatedChange] = []) {
    self.changes = changes
  }

  /// The requests that were made twice, each once.
  public var requests: [String] {
    changes.map(\.request).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The figures of both authors.
  public func pairs(_ measure: ChangeTotals.Measure) -> [RepeatedChange] { changes.filter { $0.measure == measure } }

  /// The largest difference between the authors in one request, as a share of the smaller figure; `nil` if nothing was
  /// made twice.
  public func ofOneRequest(_ measure: ChangeTotals.Measure) -> Double? {
    pairs(measure).map(\.difference).max()
  }

  /// The largest difference between the authors' sums in one architecture, as a share of the smaller sum; `nil` if
  /// nothing was made twice.
  public func ofSum(_ measure: ChangeTotals.Measure) -> Double? {
    Dictionary(grouping: pairs(measure), by: \.architecture).values.map { own in
      let sums = [own.reduce(0) { $0 + $1.first }, own.reduce(0) { $0 + $1.second }].map(Double.init).sorted()
      return sums[0] == 0 ? 0 : sums[1] / sums[0] - 1
    }
    .max()
  }

  /// Returns the architectures in groups, from the least cost up: every one of a group costs less than every one of the
  /// next, by more than the noise, in each of some measures. Within a group no order is shown.
  public func groups(of totals: ChangeTotals, by measures: [ChangeTotals.Measure]) -> [[String]] {
    guard let measure = measures.first else { return [totals.architectures] }
    let order = totals.architectures.sorted { totals.sum(measure, of: $0) < totals.sum(measure, of: $1) }
    return FactOrder.groups(order) { isShown($0, before: $1, in: totals, by: measures) }
  }

  /// Tells if one architecture costs less than another by more than the noise, in each of some measures.
  public func isShown(
    _ one: String,
    before other: String,
    in totals: ChangeTotals,
    by measures: [ChangeTotals.Measure]
  ) -> Bool {
    measures.allSatisfy { measure in
      guard let noise = ofSum(measure) else { return false }
      return totals.sum(measure, of: other) > totals.sum(measure, of: one) * (1 + noise)
    }
  }
}
