import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the details' coordinator")
struct UserDetailsCoordinatorTests {
  let users: UsersFixture
  let navigation = RecordingNavigation()
  let parent = RecordingUserDetailsParent()
  let coordinator: UserDetailsCoordinator

  init() throws {
    users = try UsersFixture(fetched: User.three)
    coordinator = UserDetailsCoordinator(user: .ada, navigationController: navigation, repository: users.repository)
    coordinator.delegate = parent
    navigation.setViewControllers([UIViewController()], animated: false)
    coordinator.start()
  }

  @Test("It starts with the details on top of the root")
  func start() {
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.last is UserDetailsViewController)
    navigation.showTop()
    #expect(parent.finishCount == 0)
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

  @Test("It does not keep the details alive, nor do they it")
  func ownership() {
    weak let details = navigation.viewControllers.last
    #expect(details != nil)
    navigation.setViewControllers([], animated: false)
    #expect(details == nil)
    var other: UserDetailsCoordinator? = UserDetailsCoordinator(
      user: .alan,
      navigationController: navigation,
      repository: users.repository
    )
    navigation.setViewControllers([UIViewController()], animated: false)
    other?.start()
    weak let seen = other
    other = nil
    #expect(seen == nil)
    #expect(navigation.viewControllers.last is UserDetailsViewController)
  }

  @Test("It takes the details off when asked to close, and tells its parent that it is done")
  func close() {
    navigation.showTop()
    let details = navigation.viewControllers.last
    details?.navigationItem.rightBarButtonItem?.tap()
    #expect(navigation.viewControllers.count == 1)
    #expect(parent.finishCount == 1)
  }

  @Test("It tells its parent that it is done when the system's back took the details off")
  func back() {
    navigation.showTop()
    _ = navigation.popViewController(animated: true)
    #expect(parent.finishCount == 1)
  }

  @Test("It is not done when a transition ends for which the details wait")
  func waiting() {
    let shown = UIViewController()
    coordinator.navigationController(UINavigationController(), didShow: shown, animated: true)
    #expect(parent.finishCount == 0)
  }
}
