import Conformance
import Instruments
import Measure
public import Users

/// Counts what is alive on each screen, and what is left after the screens are gone.
public struct RetentionRun {
  let contender: Contender
  let users: [User]

  /// Prepares to count a contender's objects on a few users: retention does not depend on their number.
  public init(_ contender: Contender, users: UserDirectory) {
    self.contender = contender
    self.users = Array(users.prefix(10))
  }

  /// Runs one scenario a hundred times, on an app of its own: ten times watched, ninety times weighed.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func run(_ scenario: RetentionScenario) throws -> RetentionResult {
    let trips = try measureTrips(scenario)
    return RetentionResult(
      contender: contender.id,
      scenario: scenario,
      left: trips.left,
      bytesPerTrip: trips.bytesPerTrip
    )
  }

  /// What is alive on the dashboard and on the details, by role.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func population() throws -> Population {
    let session = AppSession(contender.app)
    defer { session.end() }
    try session.launch(users)
    let dashboard = session.ownObjects()
    let types = dashboard.map { String(reflecting: type(of: $0)) }
    try session.openDetails(row: 0)
    let details = session.ownObjects().map { String(reflecting: type(of: $0)) }
    return Population(contender: contender, dashboard: types, details: details)
  }

  private func measureTrips(_ scenario: RetentionScenario) throws -> (left: [String: Int], bytesPerTrip: Double?) {
    var watched = WeakObjects()
    if scenario == .end { return try measureEnds() }
    let session = AppSession(contender.app)
    defer { session.end() }
    try session.launch(users)
    for _ in 0..<10 { try roundTrip(scenario, in: session, watching: &watched) }
    let bytes = try bytesPerTrip { try roundTrip(scenario, in: session) }
    return (watched.aliveByType, bytes)
  }

  private func measureEnds() throws -> (left: [String: Int], bytesPerTrip: Double?) {
    var watched = WeakObjects()
    for _ in 0..<10 {
      try launchAndEnd(looking: { watched.formUnion(WeakObjects($0.ownObjects())) })
    }
    return (watched.aliveByType, try bytesPerTrip { try launchAndEnd() })
  }

  /// The median over nine times ten trips, in whole units of allocation: what is less than one unit a trip is the
  /// allocator's own bookkeeping, for no leaked object is smaller.
  private func bytesPerTrip(_ trip: () throws -> Void) throws -> Double? {
    var differences: [Double] = []
    for _ in 0..<9 {
      guard let before = MemoryUse.bytesInUse else { return nil }
      for _ in 0..<10 { try trip() }
      guard let after = MemoryUse.bytesInUse else { return nil }
      differences.append(Double(after - before) / 10)
    }
    let unit = 16.0
    return Quantile.median(of: differences).map { max(0, ($0 / unit).rounded(.down) * unit) }
  }
}
