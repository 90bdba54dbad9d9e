import Conformance
import UsersInterface

/// How many objects of an app's own module live at three moments; unknown if the app does not get there.
@MainActor struct Population {
  private(set) var onDashboard: Int?
  private(set) var onDetails: Int?
  private(set) var leftAfterClose: Int?

  /// Drives an app to its details and back.
  init(of app: any UsersApp.Type) {
    let session = AppSession(app)
    defer { session.end() }
    try? take(session)
  }

  var texts: [String] {
    [onDashboard, onDetails, leftAfterClose].map { $0.map(String.init) ?? "?" }
  }

  private mutating func take(_ session: AppSession) throws {
    try session.launch()
    let dashboard = session.ownObjects()
    onDashboard = dashboard.count
    let watched = try watchDetails(session, besides: dashboard)
    try session.details.tapClose()
    session.settle()
    leftAfterClose = watched.aliveCount
  }

  private mutating func watchDetails(_ session: AppSession, besides dashboard: [AnyObject]) throws -> WeakObjects {
    try session.openDetails(row: 0)
    let objects = session.ownObjects()
    onDetails = objects.count
    return WeakObjects(objects.filter { object in !dashboard.contains { $0 === object } })
  }
}
