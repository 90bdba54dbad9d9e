import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the app")
struct AppTests {
  let app = AppSession(MVVMCApp.self)

  @Test("Started, it shows the dashboard, which loads the users")
  func start() throws {
    #expect(app.app != nil && app.source.fetches.isEmpty)
    app.start()
    #expect(app.source.fetches.count == 1)
    #expect(app.screen.navigationBar?.topItem?.title == Wording.dashboardTitle)
    try app.answerFetch(User.three)
    try app.dashboard.expectLoaded(User.three)
  }

  @Test("It follows links to users, and no others")
  func links() throws {
    try app.launch(User.three)
    try app.open("users://users/\(User.grace.id)")
    try app.dashboard.expectOnTop()
    try app.open(userID: User.grace.id)
    try app.details.expectOnTop(.grace)
  }

  @Test("It follows a link that came before it was started, after the load")
  func earlyLink() throws {
    try app.open(userID: User.grace.id)
    app.start()
    try app.dashboard.expectOnTop()
    try app.answerFetch(User.three)
    try app.details.expectOnTop(.grace)
  }

  @Test("Details slide in, out, and into the place of others")
  func transitions() throws {
    try app.launch(User.three)
    try app.expectTransition("opening") { try app.list.tapAccessory(row: 0) }
    try app.expectTransition("closing") { try app.details.tapClose() }
    try app.expectTransition("following a link") { try app.follow(userID: User.grace.id) }
    try app.expectTransition("following another") { try app.follow(userID: User.alan.id) }
    try app.details.expectOnTop(.alan)
  }

  @Test("It goes as a whole, whatever is on screen", arguments: [true, false])
  func end(withDetails: Bool) throws {
    try app.launch(User.three)
    if withDetails { try app.openDetails(row: 0) }
    try app.expectNothingAliveAfterEnd()
  }

  @Test("An alert that outlives it keeps nothing of it")
  func alert() throws {
    app.start()
    try app.failFetch(.httpStatus(500))
    let alert = try #require(app.screen.alert)
    #expect(app.ownAfterEnd(held: alert) == [])
  }
}
