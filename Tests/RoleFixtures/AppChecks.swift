import Conformance
import Users
import UsersInterface

/// Checks of an architecture's app as a whole, for the tests of its roles: the same for each.
///
/// ```swift
/// let checks = AppChecks(MVPApp.self)
/// @Test("It follows links to users, and no others") func links() throws { try checks.followsLinks() }
/// ```
package struct AppChecks {
  private let type: any UsersApp.Type
  private let app: AppSession

  package init(_ type: any UsersApp.Type) {
    self.type = type
    app = AppSession(type)
  }

  /// Checks that the app loads the users when it is started, not before.
  package func showsDashboard() throws {
    try app.screen.expect("the app's being there", app.app != nil, is: true)
    try app.screen.expect("the loads asked for before the start", app.source.fetches.count, is: 0)
    app.start()
    try app.screen.expect("the loads asked for", app.source.fetches.count, is: 1)
    try app.dashboard.expectOnTop()
    try app.answerFetch(User.three)
    try app.dashboard.expectLoaded(User.three)
  }

  /// Checks that the app follows a link to a user, and ignores one to something else.
  package func followsLinks() throws {
    try app.launch(User.three)
    try app.open("users://users/\(User.grace.id)")
    try app.dashboard.expectOnTop()
    try app.open(userID: User.grace.id)
    try app.details.expectOnTop(.grace)
  }

  /// Checks that the app keeps the link that launches it until the users are there.
  package func followsEarlyLink() throws {
    try app.open(userID: User.grace.id)
    app.start()
    try app.dashboard.expectOnTop()
    try app.answerFetch(User.three)
    try app.details.expectOnTop(.grace)
  }

  /// Checks that the app shows, leaves and replaces details with a transition.
  package func slides() throws {
    try app.launch(User.three)
    try app.expectTransition("opening") { try app.list.tapAccessory(row: 0) }
    try app.expectTransition("closing") { try app.details.tapClose() }
    try app.expectTransition("following a link") { try app.follow(userID: User.grace.id) }
    try app.expectTransition("following another") { try app.follow(userID: User.alan.id) }
    try app.details.expectOnTop(.alan)
  }

  /// Checks that nothing of the app stays alive when it ends.
  package func ends(withDetails: Bool) throws {
    try app.launch(User.three)
    if withDetails { try app.openDetails(row: 0) }
    try app.expectNothingAliveAfterEnd()
  }

  /// Checks that an alert keeps nothing of the app: neither one of a failed load, nor one of a link to nobody.
  package func leavesNothingToAlert() throws {
    app.start()
    try app.failFetch(.httpStatus(500))
    try leavesNothing(app)
    let app = AppSession(type)
    try app.launch(User.three)
    try app.follow(userID: 99)
    try leavesNothing(app)
  }

  private func leavesNothing(_ app: AppSession) throws {
    guard let alert = app.screen.alert else { throw app.screen.failure("no alert is shown") }
    try app.screen.expect("what is alive of it after its end", app.ownAfterEnd(held: alert), is: [])
  }
}
