import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the dashboard's coordinator")
struct DashboardCoordinatorTests {
  let users = UsersFixture()
  let navigation = RecordingNavigation()
  let coordinator: DashboardCoordinator

  init() throws {
    coordinator = DashboardCoordinator(navigationController: navigation, repository: users.repository)
    coordinator.start()
    navigation.viewControllers.first?.loadViewIfNeeded()
  }

  @Test("It makes and shows nothing until it is started")
  func initialised() {
    let other = RecordingNavigation()
    let coordinator = DashboardCoordinator(navigationController: other, repository: users.repository)
    #expect(other.viewControllers.isEmpty)
    coordinator.start()
    #expect(other.viewControllers.first is DashboardViewController)
  }

  @Test("It starts with the dashboard on the stack, and puts list and finder into it when the view model says so")
  func start() throws {
    let other = RecordingNavigation()
    let coordinator = DashboardCoordinator(navigationController: other, repository: users.repository)
    coordinator.start()
    #expect(other.viewControllers.count == 1)
    let dashboard = try #require(other.viewControllers.first as? DashboardViewController)
    #expect(dashboard.children.isEmpty)
    dashboard.loadViewIfNeeded()
    #expect(dashboard.children.count == 2)
    #expect(dashboard.children.first is UserListViewController)
    #expect(dashboard.children.last is UserFinderViewController)
  }

  @Test("It tells of a failed load, and passes the wish to try again on")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(navigation.alerts == [UsersFailure.httpStatus(500).text])
    navigation.retry?()
    #expect(users.source.fetches.count == 2)
  }

  @Test("It says that a link leads to nobody")
  func unknownUser() throws {
    try users.answerFetch(User.three)
    coordinator.open(try .user(99))
    #expect(navigation.alerts == ["user not found"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("It keeps a link that comes before the start")
  func earlyLink() throws {
    let other = RecordingNavigation()
    let coordinator = DashboardCoordinator(navigationController: other, repository: users.repository)
    coordinator.open(try .user(User.alan.id))
    coordinator.start()
    other.viewControllers.first?.loadViewIfNeeded()
    #expect(other.viewControllers.count == 1)
    try users.answerFetch(User.three)
    #expect(other.viewControllers.last is UserDetailsViewController)
  }

  @Test("It has details put on the stack when the list asks for them, not twice for two taps")
  func details() throws {
    coordinator.userSelected(.grace)
    let details = navigation.viewControllers.last
    #expect(navigation.viewControllers.count == 2)
    #expect(details is UserDetailsViewController)
    coordinator.userSelected(.ada)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.last === details)
  }

  @Test("It drops the child whose view has gone by Close")
  func closed() throws {
    coordinator.userSelected(.grace)
    weak let child = navigation.delegate
    weak let details = navigation.viewControllers.last
    #expect(child is UserDetailsCoordinator)
    details?.loadViewIfNeeded()
    details?.navigationItem.rightBarButtonItem?.tap()
    #expect(navigation.viewControllers.count == 1)
    #expect(details == nil)
    #expect(child == nil)
  }

  @Test("It drops the child whose view has gone by the system's back")
  func back() throws {
    coordinator.userSelected(.grace)
    navigation.showTop()
    weak let child = navigation.delegate
    weak let details = navigation.popViewController(animated: true)
    #expect(details == nil)
    #expect(child == nil)
  }

  @Test("It drops the child whose details were replaced by a link's")
  func replaced() throws {
    try users.answerFetch(User.three)
    coordinator.userSelected(.grace)
    weak let child = navigation.delegate
    weak let details = navigation.viewControllers.last
    coordinator.open(try .user(User.alan.id))
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.last is UserDetailsViewController)
    #expect(details == nil)
    #expect(child == nil)
  }
}
