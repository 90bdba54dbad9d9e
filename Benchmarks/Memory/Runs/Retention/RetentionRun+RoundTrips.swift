public import Conformance
import Suites
import Users

extension RetentionRun {
  /// Makes one round trip, and watches the objects that are there only during the trip.
  func roundTrip(_ scenario: RetentionScenario, in session: AppSession, watching watched: inout WeakObjects) throws {
    let before = Set(session.reachableObjects().map { ObjectIdentifier($0) })
    var during = WeakObjects()
    try roundTrip(scenario, in: session) {
      let new = session.reachableObjects().filter { !before.contains(ObjectIdentifier($0)) }
      during.formUnion(WeakObjects(new))
    }
    watched.formUnion(during)
  }

  /// Makes one round trip.
  ///
  /// - Parameters:
  ///   - scenario: the way in which the screen comes and goes.
  ///   - session: the app.
  ///   - looking: called while the trip's screen or alert is shown.
  ///   - waiting: called when the screen is gone, but its request is not answered yet.
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func roundTrip(
    _ scenario: RetentionScenario,
    in session: AppSession,
    looking: () -> Void = {},
    waiting: () -> Void = {}
  ) throws {
    session.source.forgetAnswered()
    switch scenario {
    case .close: try close(session, looking)
    case .back: try back(session, looking)
    case .swipe: try swipe(session, looking)
    case .replace: try replace(session, looking)
    case .rename:
      let rename = try leaveDuringRename(session, looking)
      waiting()
      rename.request.answer(.success(()))
      session.settle()
      try session.dashboard.expectOnTop()
    case .unanswered:
      _ = try leaveDuringRename(session, looking)
      try session.dashboard.expectOnTop()
    case .retry: try retry(session, looking)
    case .end: break
    }
  }

  /// Launches an app and ends it during a rename, and another one during a load; no request is answered.
  ///
  /// - Parameters:
  ///   - looking: called before each end.
  ///   - ended: called after each end.
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func launchAndEnd(
    looking: (AppSession) -> Void = { _ in },
    ended: (AppSession) -> Void = { _ in }
  ) throws {
    let works: [(AppSession) throws -> Void] = [
      { session in
        try session.openDetails(row: 0)
        try session.details.type(name: "Late")
        try session.details.tapSave()
      },
      { try $0.dashboard.pullToRefresh() },
    ]
    for work in works {
      let session = AppSession(contender.app)
      try session.launch(users)
      try work(session)
      looking(session)
      session.end()
      ended(session)
    }
  }

  private func close(_ session: AppSession, _ looking: () -> Void) throws {
    try session.openDetails(row: 0)
    looking()
    try session.details.tapClose()
    session.settle()
    try session.dashboard.expectOnTop()
  }

  private func back(_ session: AppSession, _ looking: () -> Void) throws {
    try session.openDetails(row: 0)
    looking()
    try session.details.tapBack()
    session.settle()
    try session.dashboard.expectOnTop()
  }

  private func swipe(_ session: AppSession, _ looking: () -> Void) throws {
    try session.openDetails(row: 0)
    looking()
    try session.giveUpSwipeBack()
    looking()
    try session.details.swipeBack()
    session.settle()
    try session.dashboard.expectOnTop()
  }

  private func replace(_ session: AppSession, _ looking: () -> Void) throws {
    let users = session.repository.users ?? UserDirectory()
    try session.openDetails(row: 0)
    looking()
    try session.open(userID: users[1].id)
    looking()
    try session.details.tapBack()
    session.settle()
    try session.dashboard.expectOnTop()
  }

  private func leaveDuringRename(_ session: AppSession, _ looking: () -> Void) throws -> ControlledRename {
    try session.openDetails(row: 0)
    try session.details.type(name: "Late")
    try session.details.tapSave()
    looking()
    let rename = try session.renameUnderWay()
    try session.details.tapBack()
    session.settle()
    return rename
  }

  private func retry(_ session: AppSession, _ looking: () -> Void) throws {
    let users = Array(session.repository.users ?? UserDirectory())
    try session.dashboard.pullToRefresh()
    try session.failFetch(.httpStatus(503))
    looking()
    try session.alert.tap(Wording.retry)
    try session.answerFetch(users)
    try session.alert.expectNone()
  }
}
