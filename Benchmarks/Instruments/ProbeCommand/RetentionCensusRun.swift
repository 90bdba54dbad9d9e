import Conformance
import Instruments
import Suites
import Twin
import Users

/// Looks at the whole heap before and after round trips, and after the app's end.
@MainActor struct RetentionCensusRun {
  private static let warmUps = 3

  let contender: Contender
  let users: UserDirectory
  let trips: Int

  /// Runs one scenario on an app of its own.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  func run(_ scenario: RetentionScenario) throws -> RetentionCensus {
    // A life before: what the program makes once and keeps is there when the first look is taken.
    _ = try live(scenario, trips: 1)
    let outset = Recorder.census()
    let life = try live(scenario, trips: trips)
    let end = Recorder.census()
    return RetentionCensus(
      contender: contender.id,
      scenario: scenario.rawValue,
      trips: trips,
      before: life.before,
      after: life.after,
      leftByTrips: life.left,
      leftByEnd: end.report(since: outset)
    )
  }

  private struct Life {
    let before: [String: Int]
    let after: [String: Int]
    let left: LeakReport
  }

  private func live(_ scenario: RetentionScenario, trips: Int) throws -> Life {
    if scenario == .end { return try liveAndDie(times: trips) }
    let session = try Recorder.recording { () throws -> AppSession in
      let session = AppSession(contender.app)
      try session.launch(Array(users.prefix(10)))
      return session
    }
    defer { Recorder.recording { session.end() } }
    let run = RetentionRun(contender, users: users)
    try Recorder.recording { for _ in 0..<Self.warmUps { try run.roundTrip(scenario, in: session) } }
    let before = Recorder.census()
    try Recorder.recording { for _ in 0..<trips { try run.roundTrip(scenario, in: session) } }
    let after = Recorder.census()
    return Life(
      before: before.byType,
      after: after.byType,
      left: after.report(since: before, roots: session.roots)
    )
  }

  private func liveAndDie(times: Int) throws -> Life {
    try launchAndEnd()
    let before = Recorder.census()
    for _ in 0..<times { try launchAndEnd() }
    let after = Recorder.census()
    return Life(
      before: before.byType,
      after: after.byType,
      left: after.report(since: before)
    )
  }

  private func launchAndEnd() throws {
    try Recorder.recording {
      let session = AppSession(contender.app)
      try session.launch(Array(users.prefix(10)))
      try session.openDetails(row: 0)
      session.end()
    }
  }
}

@MainActor extension AppSession {
  /// What holds objects of the app from outside.
  var roots: [(object: AnyObject, name: String)] {
    [(window, "the window"), (repository, "the repository"), (source, "the source")]
      + (app.map { [($0, "the app")] } ?? [])
  }
}
