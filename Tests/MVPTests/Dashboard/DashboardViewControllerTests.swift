import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVP

@Suite("MVP: the dashboard's controller")
struct DashboardViewControllerTests {
  let users = UsersFixture()
  let controller: DashboardViewController
  let stage: Stage

  init() {
    controller = DashboardViewController(repository: users.repository)
    stage = Stage(root: controller)
  }

  @Test("Its view shows what the presenter says, contains list and finder, and passes a pull on")
  func components() throws {
    #expect(stage.title == "Dashboard")
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    try users.answerFetch(User.three)
    stage.settle()
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.userTable))
    #expect(stage.shows(AccessibilityIdentifier.queryField))
    try stage.pullToRefresh()
    #expect(users.source.fetches.count == 2)
  }

  @Test("It keeps the last link that comes before its presenter is made")
  func assembly() throws {
    let other = DashboardViewController(repository: users.repository)
    other.open(try .user(User.grace.id))
    other.open(try .user(User.alan.id))
    #expect(!other.isViewLoaded)
    #expect(users.source.fetches.count == 1)
    let stage = Stage(root: other)
    #expect(other.view is DashboardView)
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
  }

  @Test("It shows a failure, and passes Retry on")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(users.source.fetches.count == 2)
  }

  @Test("It shows that a link leads to no user")
  func unknownUser() {
    controller.showUserNotFound()
    #expect(stage.alert == [Wording.userNotFound, nil])
  }

  @Test("It puts details in the place of those that lie on it")
  func replacing() throws {
    try users.answerFetch(User.three)
    controller.open(try .user(User.grace.id))
    controller.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
  }
}
