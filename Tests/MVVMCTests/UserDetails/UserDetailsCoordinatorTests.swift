import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the details' coordinator")
struct UserDetailsCoordinatorTests {
  let users: UsersFixture
  let navigation = NavigationControllerSpy()
  let delegate = UserDetailsCoordinatorDelegateSpy()
  let coordinator: UserDetailsCoordinator

  init() throws {
    users = try UsersFixture(fetched: User.three)
    coordinator = UserDetailsCoordinator(user: .ada, navigationController: navigation, repository: users.repository)
    coordinator.delegate = delegate
    navigation.viewControllers = [UIViewController()]
    coordinator.start()
  }

  @Test("It starts with the details on top of the root")
  func start() {
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.last is UserDetailsViewController)
    navigation.showTop()
    #expect(delegate.calls == [])
  }

  @Test("It starts in the place of what lies on the root")
  func replacing() {
    let root = navigation.viewControllers.first
    let other = UserDetailsCoordinator(user: .alan, navigationController: navigation, repository: users.repository)
    let old = navigation.viewControllers.last
    other.start()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.first === root)
    #expect(navigation.viewControllers.last !== old)
  }

  @Test("It does not keep the details alive, and they do not keep it")
  func ownership() {
    weak let details = navigation.viewControllers.last
    #expect(details != nil)
    navigation.viewControllers = []
    #expect(details == nil)
    var other: UserDetailsCoordinator? = UserDetailsCoordinator(
      user: .alan,
      navigationController: navigation,
      repository: users.repository
    )
    navigation.viewControllers = [UIViewController()]
    other?.start()
    weak let seen = other
    other = nil
    #expect(seen == nil)
    #expect(navigation.viewControllers.last is UserDetailsViewController)
  }

  @Test("It takes the details off when they ask to be closed, and tells its delegate that it has finished")
  func close() {
    navigation.showTop()
    let details = navigation.viewControllers.last
    details?.navigationItem.rightBarButtonItem?.tap()
    #expect(navigation.viewControllers.count == 1)
    #expect(delegate.calls == [.userDetailsFinished])
  }

  @Test("It tells its delegate that it has finished when the system's back has taken the details off")
  func back() {
    navigation.showTop()
    _ = navigation.popViewController(animated: true)
    #expect(delegate.calls == [.userDetailsFinished])
  }

  @Test("It has not finished when a transition ends for which the details wait")
  func waiting() {
    let shown = UIViewController()
    coordinator.navigationController(UINavigationController(), didShow: shown, animated: true)
    #expect(delegate.calls == [])
  }

  @Test("It is the navigation controller's delegate until it goes, then the earlier one is again")
  func navigationDelegate() {
    let earlier = OtherNavigationDelegate()
    navigation.delegate = earlier
    var other: UserDetailsCoordinator? = UserDetailsCoordinator(
      user: .alan,
      navigationController: navigation,
      repository: users.repository
    )
    other?.start()
    #expect(navigation.delegate === other)
    other = nil
    #expect(navigation.delegate === earlier)
  }
}
