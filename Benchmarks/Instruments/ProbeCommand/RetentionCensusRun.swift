import Conformance
import Instruments
import Runs
import Suites
import Users

/// Takes censuses of the heap before and after round trips, and after the app's end.
@MainActor struct RetentionCensusRun {
  private static let warmUps = 3

  let contender: Contender
  let users: UserDirectory
  let trips: Int

  /// Runs one scenario on an app of its own.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  func run(_ scenario: RetentionScenario) throws -> RetentionFinding {
    // A life first: objects that the program makes once and keeps are then in the first census.
    try live(scenario)
    let outset = Recorder.census()
    var finding = try live(scenario, trips: trips)
    let end = Recorder.census()
    finding.leftByEnd = Leftovers(end.left(since: outset), in: end)
    finding.lingering.append(
      end.lingeringAfterEnd(since: outset, grown: end.grown(since: outset), modules: contender.modules)
    )
    return finding
  }

  private func live(_ scenario: RetentionScenario) throws {
    let run = RetentionRun(contender, users: users)
    if scenario == .end { return try Recorder.recording { try run.launchAndEnd() } }
    let session = try launched()
    defer { Recorder.recording { session.end() } }
    try Recorder.recording { try run.roundTrip(scenario, in: session) }
  }

  private func live(_ scenario: RetentionScenario, trips: Int) throws -> RetentionFinding {
    if scenario == .end { return try liveAndDie(times: trips) }
    let session = try launched()
    defer { Recorder.recording { session.end() } }
    let outset = Recorder.census()
    let run = RetentionRun(contender, users: users)
    try Recorder.recording { for _ in 0..<Self.warmUps { try run.roundTrip(scenario, in: session) } }
    let before = Recorder.census()
    try Recorder.recording { for _ in 1..<trips { try run.roundTrip(scenario, in: session) } }
    let lingering = try lastTrip(scenario, run, session, since: outset, before)
    let after = Recorder.census()
    return finding(scenario, trips, before, after, lingering, roots: session.roots)
  }

  private func launched() throws -> AppSession {
    try Recorder.recording {
      let session = AppSession(contender.app)
      try session.launch(Array(users.prefix(10)))
      return session
    }
  }

  /// Makes the last trip; returns what lingers after it, and while an answer is pending.
  private func lastTrip(
    _ scenario: RetentionScenario,
    _ run: RetentionRun,
    _ session: AppSession,
    since outset: HeapCensus,
    _ warm: HeapCensus
  ) throws -> [Leftovers] {
    let steady = Recorder.census()
    let grown = steady.grown(since: warm)
    var open: [String: Int] = [:]
    var lingering: [Leftovers] = []
    func look() {
      lingering.append(
        Recorder.census().lingering(
          since: outset,
          steady: steady,
          open: open,
          grown: grown,
          roots: session.roots,
          modules: contender.modules
        )
      )
    }
    try Recorder.recording {
      try run.roundTrip(scenario, in: session) {
        open.merge(Recorder.hiding { Recorder.census().byType }, uniquingKeysWith: max)
      } waiting: {
        Recorder.hiding { look() }
      }
    }
    look()
    return lingering
  }

  private func liveAndDie(times: Int) throws -> RetentionFinding {
    let run = RetentionRun(contender, users: users)
    try Recorder.recording { try run.launchAndEnd() }
    let before = Recorder.census()
    try Recorder.recording { for _ in 1..<times { try run.launchAndEnd() } }
    let steady = Recorder.census()
    let grown = steady.grown(since: before)
    var lingering: [Leftovers] = []
    func look(_ session: AppSession) {
      let census = Recorder.census()
      lingering.append(
        census.lingeringAfterEnd(since: steady, grown: grown, roots: session.roots, modules: contender.modules)
      )
    }
    try Recorder.recording {
      try run.launchAndEnd(ended: { session in Recorder.hiding { look(session) } })
    }
    return finding(.end, times, before, Recorder.census(), lingering, roots: [])
  }

  private func finding(
    _ scenario: RetentionScenario,
    _ trips: Int,
    _ before: HeapCensus,
    _ after: HeapCensus,
    _ lingering: [Leftovers],
    roots: [(object: AnyObject, name: String)]
  ) -> RetentionFinding {
    RetentionFinding(
      contender: contender.id,
      scenario: scenario,
      trips: trips,
      before: before.byType,
      after: after.byType,
      leftByTrips: Leftovers(after.left(since: before), in: after, roots: roots),
      lingering: lingering
    )
  }
}
