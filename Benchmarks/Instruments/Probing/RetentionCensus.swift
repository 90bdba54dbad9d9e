public import Ownership

/// What round trips of one kind leave of a contender, and what its end leaves, by a census of the whole heap.
public struct RetentionCensus: Sendable, Codable {
  /// Who was looked at.
  public let contender: String
  /// What came and went.
  public let scenario: String
  /// How many round trips there were between the two looks.
  public let trips: Int
  /// How many objects there were before these trips, by type.
  public let before: [String: Int]
  /// How many there were after them, by type.
  public let after: [String: Int]
  /// What the trips left, and why.
  public let leftByTrips: LeakReport
  /// What was left of everything after the app's end, and why.
  public let leftByEnd: LeakReport
  /// What was alive when its screen, or the app, had gone, without becoming more, and why.
  public let lingering: LeakReport
  /// What became of what came and went.
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
    remains = leftByTrips.isEmpty && leftByEnd.isEmpty ? lingering.isEmpty ? .none : .lingers : .grows
  }

  /// Whether nothing was left.
  public var isClean: Bool { remains == .none }
}

/// What becomes of what a screen made when the screen has gone.
public enum Remains: String, Sendable, Codable, Comparable {
  /// All of it goes with the screen.
  case none
  /// Some of it is alive when the screen has gone, though not more with every further screen.
  case lingers
  /// Some of it stays with every further screen.
  case grows

  /// The worse one is greater.
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
