/// The noise of a change's cost: how far two authors differ who make the same changes in the same architectures.
///
/// A gap between two architectures that is not larger than the largest such difference shows nothing about them.
public struct ChangeNoise: Sendable {
  /// The quantity of a change that was made twice.
  public struct RepeatedChange: Sendable, Equatable {
    /// The request's name.
    public let request: String
    /// The architecture's module.
    public let architecture: String
    /// The first author's figure.
    public let first: Int
    /// The second author's figure.
    public let second: Int

    /// The difference of both, as a share of the smaller one.
    public var difference: Double { ChangeNoise.difference(Double(first), Double(second)) }
  }

  private let first: [Change]
  private let second: [Change]

  /// Takes the changes of two authors; those that only one of them has made are left out.
  public init(_ first: [Change], _ second: [Change]) {
    self.second = second
    self.first = first.filter { one in
      second.contains { $0.request == one.request && $0.architecture == one.architecture }
    }
  }

  /// The requests that were made twice, each once.
  public var requests: [String] { ChangeTotals(first).requests }

  /// The figures of both authors.
  public func pairs(_ measure: ChangeTotals.Measure) -> [RepeatedChange] {
    first.compactMap { one in
      let other = second.first { $0.request == one.request && $0.architecture == one.architecture }
      return other.map {
        RepeatedChange(
          request: one.request,
          architecture: one.architecture,
          first: measure.count(one),
          second: measure.count($0)
        )
      }
    }
  }

  /// The largest difference between the authors in one request, as a share of the smaller figure; `nil` if nothing was
  /// made twice.
  public func ofOneRequest(_ measure: ChangeTotals.Measure) -> Double? {
    pairs(measure).map(\.difference).max()
  }

  /// The largest difference between the authors' sums in one architecture, as a share of the smaller sum; `nil` if
  /// nothing was made twice.
  public func ofSum(_ measure: ChangeTotals.Measure) -> Double? {
    let pairs = pairs(measure)
    return Dictionary(grouping: pairs, by: \.architecture).values.map { own in
      Self.difference(Double(own.reduce(0) { $0 + $1.first }), Double(own.reduce(0) { $0 + $1.second }))
    }
    .max()
  }

  /// Returns the architectures in groups, from the least cost up: every one of a group costs less than every one of the
  /// next, by more than the noise, in each of some measures. Within a group no order is shown.
  public func groups(of totals: ChangeTotals, by measures: [ChangeTotals.Measure]) -> [[String]] {
    guard let measure = measures.first else { return [totals.architectures] }
    let order = totals.architectures.sorted { totals.sum(measure, of: $0) < totals.sum(measure, of: $1) }
    return Self.groups(order) { isShown($0, before: $1, in: totals, by: measures) }
  }

  /// Returns figures in groups, from the least up: every one of a group is less than every one of the next, by more than a
  /// share of it. Within a group no order is shown.
  public static func groups(_ figures: [String: Double], noise: Double) -> [[String]] {
    let order = figures.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    return groups(order) { (figures[$1] ?? 0) > (figures[$0] ?? 0) * (1 + noise) }
  }

  private static func groups(_ order: [String], isShown: (String, String) -> Bool) -> [[String]] {
    var groups: [[String]] = []
    for (index, name) in order.enumerated() {
      let isApart = order[..<index].allSatisfy { earlier in order[index...].allSatisfy { isShown(earlier, $0) } }
      if isApart { groups.append([]) }
      groups[groups.count - 1].append(name)
    }
    return groups
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

  static func difference(_ one: Double, _ other: Double) -> Double {
    let (least, most) = (min(one, other), max(one, other))
    return least == 0 ? 0 : most / least - 1
  }
}
