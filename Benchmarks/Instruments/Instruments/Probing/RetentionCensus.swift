/// The objects that round trips of one kind, and the app's end, leave of a contender, by a census of the whole heap.
public struct RetentionCensus: Sendable, Codable {
  /// The contender's id.
  public let contender: String
  /// The scenario's name.
  public let scenario: String
  /// The number of round trips between the two censuses.
  public let trips: Int
  /// The number of objects of each type before these trips.
  public let before: [String: Int]
  /// The number of objects of each type after these trips.
  public let after: [String: Int]
  /// The objects that the trips left, and why.
  public let leftByTrips: LeakReport
  /// All objects that were left after the app's end, and why.
  public let leftByEnd: LeakReport
  /// The objects that outlived their screen, or the app, without becoming more, and why.
  public let lingering: LeakReport
  /// The result for the objects of the scenario.
  public let remains: Remains

  /// Notes what was found.
  public init(
    contender: String,
    scenario: String,
    trips: Int,
    before: [String: Int],
    after: [String: Int],
    leftByTrips: LeakReport,
    leftByEnd: LeakReport,
    lingering: LeakReport = .nothing
  ) {
    self.contender = contender
    self.scenario = scenario
    self.trips = trips
    self.before = before
    self.after = after
    self.leftByTrips = leftByTrips
    self.leftByEnd = leftByEnd
    self.lingering = lingering
    remains =
      if !leftByTrips.isEmpty || !leftByEnd.isEmpty { .grows } else if !lingering.isEmpty { .lingers } else { .none }
  }

  /// True if nothing was left.
  public var isClean: Bool { remains == .none }
}

/// The result for a screen's objects when the screen has gone.
public enum Remains: String, Sendable, Codable, Comparable {
  /// All of them go with the screen.
  case none
  /// Some are alive when the screen has gone, though not more with every further screen.
  case lingers
  /// More stay with every further screen, or some stay after the app's end.
  case grows

  /// Orders results: the worse one is greater.
  public static func < (left: Remains, right: Remains) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .lingers: 1
    case .grows: 2
    }
  }
}
