import Instruments
public import Twin

/// What screens leave on the heap, as text or as JSON.
public struct LeaksReport: Encodable, Sendable {
  let schema = 1
  let retention: [RetentionCensus]

  /// Reports censuses.
  public init(_ censuses: [RetentionCensus]) {
    retention = censuses
  }

  /// Whether nothing is left of anybody.
  public var isClean: Bool { retention.allSatisfy(\.isClean) }

  /// The report for a terminal: a line for what is clean, traces for what is not.
  public var text: String {
    retention.map { census in
      let place = "\(census.contender), \(census.scenario)"
      guard !census.isClean else { return "\(place): nothing left after \(census.trips) trips and the app's end\n" }
      return parts(of: census).map { "\(place), \($0)" }.joined()
    }.joined()
  }

  private func parts(of census: RetentionCensus) -> [String] {
    [("after \(census.trips) trips", census.leftByTrips), ("after the app's end", census.leftByEnd)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0): \($0.1.text)\n" }
  }
}
