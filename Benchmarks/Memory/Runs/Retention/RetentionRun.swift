import Conformance
import HeadlessUIKit
import Instruments
import Measure
import Suites
import TaskControl
public import Users

/// The objects and bytes that were left after round trips of one kind.
public nonisolated struct RetentionResult: Sendable {
  /// The contender's id.
  public let contender: String
  /// The way in which screens came and went.
  public let scenario: RetentionScenario
  /// The number of objects alive after ten watched trips, by type; empty if nothing leaks.
  public let left: [String: Int]
  /// The bytes that a trip adds: the median over nine times ten trips, in units of 16; `nil` if they cannot be counted.
  public let bytesPerTrip: Double?

  /// The number of objects that were left.
  public var leftCount: Int { left.values.reduce(0, +) }
}

/// A way in which screens come and go; afterwards nothing of them may be left.
public nonisolated enum RetentionScenario: String, Sendable, CaseIterable {
  /// Details closed by their own button.
  case close
  /// Details left by the system's back.
  case back
  /// Details left by a swipe back, after a swipe that was given up.
  case swipe
  /// Details replaced by a deep link, then left.
  case replace
  /// A rename under way when the details are left; the answer arrives late.
  case rename
  /// A rename under way when the details are left; nobody answers it. A task that awaits it and is not cancelled never ends.
  case unanswered
  /// A refresh that fails, is retried, and succeeds.
  case retry
  /// The app released and its window cleared, while a request is under way.
  case end

  /// The round trip in words.
  public var summary: String {
    switch self {
    case .close: "details opened and closed"
    case .back: "details opened and left by back"
    case .swipe: "details opened and left by a swipe back, after one that was given up"
    case .replace: "details replaced by a deep link and left"
    case .rename: "details left while a rename is under way, which is answered late"
    case .unanswered: "details left while a rename is under way, which is never answered"
    case .retry: "a refresh that fails and is retried"
    case .end: "the app released, its window cleared, while a rename or a load is under way"
    }
  }
}

/// Counts the objects that are alive on each screen, and what is left after the screens are gone.
///
///     let run = RetentionRun(Contender(MVCApp.self), users: try UserDirectory(SampleUsers.three))
///     print(try run.population().detailsCount)
public struct RetentionRun {
  let contender: Contender
  let users: [User]

  /// Prepares to count a contender's objects on a few users: retention does not depend on their number.
  public init(_ contender: Contender, users: UserDirectory) {
    self.contender = contender
    self.users = Array(users.prefix(10))
  }

  /// Runs one scenario a hundred times, on an app of its own: ten times to watch objects, ninety to measure memory.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func run(_ scenario: RetentionScenario) throws -> RetentionResult {
    let trips = try MainActorTasks.run { try measureTrips(scenario) }
    return RetentionResult(
      contender: contender.id,
      scenario: scenario,
      left: trips.left,
      bytesPerTrip: trips.bytesPerTrip
    )
  }

  /// Counts the objects that are alive on the dashboard and on the details, by role.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func population() throws -> Population {
    try MainActorTasks.run(countPopulation)
  }

  private func countPopulation() throws -> Population {
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

  /// Returns the median over nine times ten trips, in whole units of allocation. Less than one unit a trip is the
  /// allocator's own bookkeeping: no leaked object is smaller.
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
