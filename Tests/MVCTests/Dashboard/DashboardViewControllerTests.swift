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

  @Test("It loads the users when its view is loaded, and shows that it does")
  func launch() {
    #expect(stage.title == "Dashboard")
    #expect(users.source.fetches.count == 1)
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.userTable))
  }

  @Test("It shows list and finder when users are there")
  func loaded() throws {
    try users.answerFetch(User.three)
    stage.settle()
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(stage.shows(AccessibilityIdentifier.userTable))
    #expect(stage.shows(AccessibilityIdentifier.queryField))
  }

  @Test("It shows a failure, and loads again when asked to")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(stage.alert == nil)
    #expect(users.source.fetches.count == 2)
  }

  @Test("It loads again at a pull, and cancels the older of two loads under way")
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

  @Test("It follows a link at once when users are loaded")
  func link() throws {
    try users.answerFetch(User.three)
    controller.open(try .user(User.grace.id))
    stage.settle()
    #expect(stage.screens.last is UserDetailsViewController)
    #expect(stage.title == "Grace")
  }

  @Test("It shows that a link leads to no user")
  func unknownUser() throws {
    try users.answerFetch(User.three)
    controller.open(try .user(99))
    #expect(stage.alert == [Wording.userNotFound, nil])
    #expect(stage.screens.count == 1)
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
