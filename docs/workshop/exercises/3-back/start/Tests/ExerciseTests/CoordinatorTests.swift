import Testing
import Users

@testable import HeadlessUIKit
@testable import MODULE

@Suite("The details' coordinator")
@MainActor struct CoordinatorTests {
  private let window = UIWindow()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let parent = Parent()
  private let coordinator: UserDetailsCoordinator

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.runLoop.runUntilIdle()
    let repository = LiveUsersRepository(source: ControlledUsersSource())
    let user = User(id: 3, name: "Grace Hopper", username: "grace")
    coordinator = UserDetailsCoordinator(user: user, navigationController: navigation, repository: repository)
    coordinator.delegate = parent
  }

  @Test("tells its parent of back, and does not wait until the last reference to the view is gone")
  func back() {
    coordinator.start()
    window.runLoop.runUntilIdle()
    // Another reference may keep the view longer than the screen shows it.
    let details = navigation.topViewController
    navigation.popViewController(animated: true)
    window.runLoop.runUntilIdle()
    #expect(parent.count > 0 && details != nil, "the parent is not told of back while something refers to the view")
  }

  @Test("tells its parent once that it is done, by whatever way the screen goes", arguments: [false, true])
  func once(isClosed: Bool) throws {
    coordinator.start()
    window.runLoop.runUntilIdle()
    let details = try #require(navigation.topViewController)
    let close = try #require(details.navigationItem.rightBarButtonItem)
    if isClosed { close.tapped() } else { navigation.popViewController(animated: true) }
    window.runLoop.runUntilIdle()
    if parent.count > 1 {
      let way = isClosed ? "Close" : "back"
      Issue.record("The parent is told \(parent.count)× of one \(way). What for?", severity: .warning)
    }
  }

  @Test("asks for no pop after back: what is on top then is another screen", arguments: [false, true])
  func popsOnce(isReplaced: Bool) {
    coordinator.start()
    window.runLoop.runUntilIdle()
    let other = UIViewController()
    if isReplaced {
      navigation.setViewControllers([UIViewController(), other], animated: true)
    } else {
      navigation.pushViewController(other, animated: false)
      navigation.viewControllers.removeAll { $0 is UserDetailsViewController }
    }
    window.runLoop.runUntilIdle()
    #expect(navigation.topViewController === other, "the details are gone, and another screen is popped in their place")
  }

  @Test("ends with back for its real parent, too, whatever else refers to the view")
  func realParent() {
    let repository = LiveUsersRepository(source: ControlledUsersSource())
    let navigation = UINavigationController()
    window.rootViewController = navigation
    let dashboard = DashboardCoordinator(navigationController: navigation, repository: repository)
    dashboard.start()
    window.runLoop.runUntilIdle()
    for _ in 1...2 {
      dashboard.userSelected(User(id: 3, name: "Grace Hopper", username: "grace"))
      window.runLoop.runUntilIdle()
      let details = navigation.topViewController
      #expect(holdsDetails(dashboard), "the details are open, and their coordinator is nobody's child")
      navigation.popViewController(animated: true)
      window.runLoop.runUntilIdle()
      #expect(details != nil && !holdsDetails(dashboard), "the dashboard is not told of back")
    }
  }

  @Test("does not take the end of another transition for back")
  func otherTransition() {
    navigation.pushViewController(UIViewController(), animated: true)
    // The details wait until that transition has ended.
    coordinator.start()
    window.runLoop.runUntilIdle()
    #expect(parent.count == 0, "the parent is told that details are done which have only just opened")
  }

  @Test("does not take a swipe back that is given up for back")
  func givenUp() {
    coordinator.start()
    window.runLoop.runUntilIdle()
    let hasBegun = navigation.beginSwipeBack()
    navigation.cancelSwipeBack()
    window.runLoop.runUntilIdle()
    #expect(hasBegun && parent.count == 0, "the parent is told that details are done which are still on screen")
  }

  private func holdsDetails(_ dashboard: DashboardCoordinator) -> Bool {
    HeldObjects(of: dashboard).contains(UserDetailsCoordinator.self)
  }
}

/// Counts the calls.
private final class Parent: UserDetailsCoordinatorDelegate {
  private(set) var count = 0

  func userDetailsFinished() { count += 1 }
}
