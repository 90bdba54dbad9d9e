import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVC

@Suite("MVC: the dashboard's controller")
struct DashboardViewControllerTests {
  let users = UsersFixture()
  let controller: DashboardViewController
  let stage: Stage

  init() {
    controller = DashboardViewController(repository: users.repository)
    stage = Stage(root: controller)
  }

  @Test("It loads the users as soon as it is shown, and says so")
  func launch() {
    #expect(stage.title == "Dashboard")
    #expect(users.source.fetches.count == 1)
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.userTable))
  }

  @Test("It contains list and finder, in sight once users are loaded")
  func loaded() throws {
    try users.answerFetch(User.three)
    stage.settle()
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(stage.shows(AccessibilityIdentifier.userTable))
    #expect(stage.shows(AccessibilityIdentifier.queryField))
  }

  @Test("It tells of a failed load, and loads again when asked to")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(stage.alert == nil)
    #expect(users.source.fetches.count == 2)
  }

  @Test("A pull loads again; of two loads under way the older one is cancelled")
  func refresh() throws {
    try users.answerFetch(User.three)
    try stage.pullToRefresh()
    try stage.pullToRefresh()
    #expect(users.source.fetches.map(\.isCancelled) == [false, true, false])
  }

  @Test("It follows a link after the load, once")
  func pendingLink() throws {
    controller.open(try .user(User.grace.id))
    #expect(stage.screens.count == 1)
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.title == "Grace")
    stage.navigationController.popViewController(animated: false)
    stage.settle()
    try stage.pullToRefresh()
    try users.answerFetch(User.three)
    #expect(stage.screens.count == 1)
  }

  @Test("It says that a link leads to nobody")
  func unknownUser() throws {
    try users.answerFetch(User.three)
    controller.open(try .user(99))
    #expect(stage.alert == [Wording.userNotFound, nil])
    #expect(stage.screens.count == 1)
  }

  @Test("It replaces the details that lie on it")
  func replacing() throws {
    try users.answerFetch(User.three)
    controller.open(try .user(User.grace.id))
    controller.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
  }
}
