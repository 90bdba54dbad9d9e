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
  let router: UsersRouter
  let stage: Stage

  init() throws {
    let navigationController = UINavigationController(nibName: nil, bundle: nil)
    router = UsersRouter(navigationController: navigationController, repository: users.repository)
    router.showInitial()
    stage = Stage(navigationController)
    try users.answerFetch(User.three)
    stage.settle()
  }

  @Test("It shows the dashboard first, list and finder in it")
  func initial() throws {
    #expect(stage.screens.count == 1)
    #expect(stage.screens.first is DashboardViewController)
    #expect(stage.screens.first?.children.first is UserListViewController)
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(stage.shows(AccessibilityIdentifier.queryField))
  }

  @Test("It shows details when the list asks for them, not twice for two taps")
  func details() throws {
    try stage.tapAccessory(row: 1)
    try stage.tapAccessory(row: 2)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Grace")
  }

  @Test("It puts other details in the place of the open ones, whose view presenter goes when their view has gone")
  func replaced() throws {
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

  @Test("It removes everything when the story ends", arguments: [true, false])
  func closed(withDetails: Bool) {
    if withDetails { router.userListSelected(.grace) }
    stage.settle()
    let dashboard = stage.screens.first
    let watched = WeakObjects(reachableFrom: router, except: users)
    router.close()
    stage.window.runLoop.turn()
    // Nobody is left to see the last screen slide out.
    #expect(stage.window.runLoop.isIdle)
    stage.settle()
    #expect(stage.screens.isEmpty)
    #expect(dashboard?.children.isEmpty == true)
    for type: Any.Type in [DashboardViewModel.self, UserListViewPresenter.self, UserDetailsViewPresenter.self] {
      #expect(watched.alive(type) == 0)
    }
  }

  @Test("It follows a link opened before the story began, and not again when the story begins again")
  func pendingLink() throws {
    let navigationController = UINavigationController(nibName: nil, bundle: nil)
    let router = UsersRouter(navigationController: navigationController, repository: users.repository)
    router.open(try .user(User.alan.id))
    router.showInitial()
    let stage = Stage(navigationController)
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.title == "Alan")
    router.close()
    router.showInitial()
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.screens.count == 1)
  }

  /// Watches the objects that were made only for the details.
  private func watchDetails() -> WeakObjects {
    let graph = ObjectGraph(from: [router], excluding: [users, users.repository])
    return WeakObjects(graph.objects.filter { String(describing: type(of: $0)).hasPrefix("UserDetails") })
  }
}
