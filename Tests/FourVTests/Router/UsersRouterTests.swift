import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: the router of the story")
struct UsersRouterTests {
  let users = UsersFixture()
  let navigationController = UINavigationController(nibName: nil, bundle: nil)
  let router: UsersRouter

  init() {
    router = UsersRouter(navigationController: navigationController, repository: users.repository)
  }

  /// Begins the story, and has the users loaded.
  private func load() throws -> Stage {
    router.showInitial()
    let stage = Stage(navigationController)
    try users.answerFetch(User.three)
    stage.settle()
    return stage
  }

  @Test("It shows nothing until the story begins")
  func made() {
    #expect(navigationController.viewControllers.isEmpty)
    #expect(users.source.fetches.isEmpty)
  }

  @Test("It shows the dashboard first, list and finder in it")
  func initial() throws {
    let stage = try load()
    #expect(stage.screens.count == 1)
    #expect(stage.screens.first is DashboardViewController)
    #expect(stage.screens.first?.children.first is UserListViewController)
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(stage.shows(AccessibilityIdentifier.queryField))
  }

  @Test("It shows the details that the list asks for, and not twice for two taps")
  func details() throws {
    let stage = try load()
    try stage.tapAccessory(row: 1)
    try stage.tapAccessory(row: 2)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Grace")
  }

  @Test("It puts other details in the place of the open ones, whose view presenter goes when their view has gone")
  func replaced() throws {
    let stage = try load()
    router.open(try .user(User.grace.id))
    stage.settle()
    let details = watchDetails()
    router.open(try .user(User.alan.id))
    #expect(details.alive(UserDetailsViewPresenter.self) == 1)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
    #expect(details.aliveCount == 0)
  }

  @Test("It removes the details' view presenter after Close and after the system's back", arguments: [true, false])
  func removed(byClose: Bool) throws {
    let stage = try load()
    router.userListSelected(.grace)
    stage.settle()
    let details = watchDetails()
    #expect(details.alive(UserDetailsViewPresenter.self) == 1)
    if byClose {
      try stage.tap(AccessibilityIdentifier.closeButton)
    } else {
      stage.navigationController.popViewController(animated: true)
    }
    stage.settle()
    #expect(stage.screens.count == 1)
    #expect(details.aliveCount == 0)
  }

  @Test("It keeps the view presenter of closed details until their view has gone")
  func closing() throws {
    let stage = try load()
    router.userListSelected(.grace)
    stage.settle()
    let details = watchDetails()
    router.userDetailsCloseTapped()
    #expect(stage.screens.count == 1)
    #expect(details.alive(UserDetailsViewModel.self) == 1)
    stage.settle()
    #expect(details.aliveCount == 0)
  }

  @Test("It keeps details that wait for others to go")
  func waiting() throws {
    let stage = try load()
    router.userListSelected(.grace)
    stage.settle()
    router.userDetailsCloseTapped()
    stage.window.runLoop.turn()
    router.open(try .user(User.alan.id))
    #expect(stage.screens.count == 1)
    stage.settle()
    #expect(stage.title == "Alan")
    try stage.tap(AccessibilityIdentifier.closeButton)
    stage.settle()
    #expect(stage.screens.count == 1)
  }

  @Test("It keeps a link that comes before the story begins, and follows it after the load")
  func earlyLink() throws {
    router.open(try .user(User.alan.id))
    router.showInitial()
    let stage = Stage(navigationController)
    #expect(stage.screens.count == 1)
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.title == "Alan")
  }

  @Test("It follows a link after the load, once")
  func pendingLink() throws {
    router.showInitial()
    let stage = Stage(navigationController)
    router.open(try .user(User.grace.id))
    #expect(stage.screens.count == 1)
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.title == "Grace")
    try stage.tap(AccessibilityIdentifier.closeButton)
    stage.settle()
    router.dashboardLoaded()
    stage.settle()
    #expect(stage.screens.count == 1)
  }

  @Test("It follows the last of the links that come before the load")
  func lastLink() throws {
    router.open(try .user(User.grace.id))
    router.open(try .user(User.alan.id))
    let stage = try load()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
  }

  @Test("It keeps a link when the load fails")
  func linkAfterFailure() throws {
    router.showInitial()
    let stage = Stage(navigationController)
    router.open(try .user(User.alan.id))
    try users.failFetch(.httpStatus(500))
    stage.settle()
    #expect(stage.screens.count == 1)
    try stage.tap(Wording.retry)
    stage.settle()
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.title == "Alan")
  }

  @Test("It follows a link at once when users are loaded")
  func link() throws {
    let stage = try load()
    router.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.title == "Alan")
  }

  @Test("It says that a link leads to nobody")
  func unknownUser() throws {
    let stage = try load()
    router.open(try .user(99))
    stage.settle()
    #expect(stage.alert == [Wording.userNotFound, nil])
    #expect(stage.screens.count == 1)
  }

  /// Watches the objects that were made only for the details.
  private func watchDetails() -> WeakObjects {
    let graph = ObjectGraph(from: [router], excluding: [users, users.repository])
    return WeakObjects(graph.objects.filter { String(describing: type(of: $0)).hasPrefix("UserDetails") })
  }
}
