public import Conformance
import Users

extension RetentionRun {
  /// One round trip, with everything watched that is there only during the trip.
  func roundTrip(_ scenario: RetentionScenario, in session: AppSession, watching watched: inout WeakObjects) throws {
    let before = Set(session.reachableObjects().map { ObjectIdentifier($0) })
    var during = WeakObjects()
    try roundTrip(scenario, in: session) {
      let new = session.reachableObjects().filter { !before.contains(ObjectIdentifier($0)) }
      during.formUnion(WeakObjects(new))
    }
    watched.formUnion(during)
  }

  /// One round trip; `looking` is called wherever there is something to see.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func roundTrip(_ scenario: RetentionScenario, in session: AppSession, looking: () -> Void = {}) throws {
    session.source.forgetAnswered()
    switch scenario {
    case .close: try close(session, looking)
    case .back: try back(session, looking)
    case .replace: try replace(session, looking)
    case .rename: try leaveDuringRename(session, looking)
    case .retry: try retry(session, looking)
    case .end: break
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

  private func leaveDuringRename(_ session: AppSession, _ looking: () -> Void) throws {
    try session.openDetails(row: 0)
    try session.details.type(name: "Late")
    try session.details.tapSave()
    looking()
    let rename = try session.renameUnderWay()
    try session.details.tapBack()
    session.settle()
    rename.request.answer(.success(()))
    session.settle()
    try session.dashboard.expectOnTop()
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
