import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the dashboard's coordinator")
struct DashboardCoordinatorTests {
  let users = UsersFixture()
  let navigation = NavigationControllerSpy()
  let coordinator: DashboardCoordinator

  init() {
    coordinator = DashboardCoordinator(navigationController: navigation, repository: users.repository)
  }

  /// Starts the coordinator, loads the dashboard's view, and has the users loaded.
  private func load() throws {
    coordinator.start()
    navigation.viewControllers.first?.loadViewIfNeeded()
    try users.answerFetch(User.three)
  }

  @Test("It makes and shows nothing until it is started")
  func start() {
    #expect(navigation.viewControllers.isEmpty)
    coordinator.start()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.viewControllers.first is DashboardViewController)
  }

  @Test("It puts list and finder into the dashboard when the view model asks for them")
  func widgets() throws {
    coordinator.start()
    let dashboard = try #require(navigation.viewControllers.first as? DashboardViewController)
    #expect(dashboard.children.isEmpty)
    dashboard.loadViewIfNeeded()
    #expect(dashboard.children.count == 2)
    #expect(dashboard.children.first is UserListViewController)
    #expect(dashboard.children.last is UserFinderViewController)
  }

  @Test("It presents a failure, and passes Retry on")
  func failed() throws {
    coordinator.start()
    navigation.viewControllers.first?.loadViewIfNeeded()
    try users.failFetch(.httpStatus(500))
    #expect(navigation.calls == [.presentLoadFailure(UsersFailure.httpStatus(500).text)])
    navigation.retry?()
    #expect(users.source.fetches.count == 2)
  }

  @Test("It keeps a link that comes before the start, and follows it after the load")
  func earlyLink() throws {
    coordinator.open(try .user(User.alan.id))
    coordinator.start()
    navigation.showTop()
    #expect(navigation.viewControllers.count == 1)
    try users.answerFetch(User.three)
    navigation.showTop()
    #expect(navigation.viewControllers.last?.title == "Alan")
  }

  @Test("It follows a link after the load, once")
  func pendingLink() throws {
    coordinator.start()
    navigation.showTop()
    coordinator.open(try .user(User.grace.id))
    #expect(navigation.viewControllers.count == 1)
    try users.answerFetch(User.three)
    #expect(navigation.viewControllers.count == 2)
    _ = navigation.popViewController(animated: true)
    coordinator.usersLoaded()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("It follows the last of the links that come before the load")
  func lastLink() throws {
    coordinator.open(try .user(User.grace.id))
    coordinator.open(try .user(User.alan.id))
    try load()
    navigation.showTop()
    #expect(navigation.viewControllers.last?.title == "Alan")
  }

  @Test("It keeps a link when the load fails")
  func linkAfterFailure() throws {
    coordinator.start()
    navigation.showTop()
    coordinator.open(try .user(User.alan.id))
    try users.failFetch(.httpStatus(500))
    #expect(navigation.viewControllers.count == 1)
    navigation.retry?()
    try users.answerFetch(User.three)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("It follows a link at once when users are loaded")
  func link() throws {
    try load()
    coordinator.open(try .user(User.alan.id))
    navigation.showTop()
    #expect(navigation.viewControllers.last?.title == "Alan")
    #expect(navigation.calls == [])
  }

  @Test("It says that a link leads to nobody")
  func unknownUser() throws {
    try load()
    coordinator.open(try .user(99))
    #expect(navigation.calls == [.presentUserNotFound])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("It shows the details that the list asks for, and not twice for two taps")
  func details() throws {
    try load()
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
    try load()
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
    try load()
    coordinator.userSelected(.grace)
    navigation.showTop()
    weak let child = navigation.delegate
    weak let details = navigation.popViewController(animated: true)
    #expect(details == nil)
    #expect(child == nil)
  }

  @Test("It drops the child whose details a link replaces")
  func replaced() throws {
    try load()
    coordinator.userSelected(.grace)
    weak let child = navigation.delegate
    weak let details = navigation.viewControllers.last
    coordinator.open(try .user(User.alan.id))
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.last is UserDetailsViewController)
    #expect(details == nil)
    #expect(child == nil)
  }

  @Test("It has the earlier navigation delegate back when details that have replaced others are gone")
  func navigationDelegate() throws {
    let earlier = OtherNavigationDelegate()
    navigation.delegate = earlier
    try load()
    coordinator.userSelected(.grace)
    coordinator.open(try .user(User.alan.id))
    navigation.showTop()
    _ = navigation.popViewController(animated: true)
    #expect(navigation.delegate === earlier)
  }
}
