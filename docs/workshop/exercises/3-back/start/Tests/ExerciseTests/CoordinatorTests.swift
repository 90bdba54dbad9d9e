import HeadlessUIKit
import Testing
import Users

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
}

/// Counts the calls.
private final class Parent: UserDetailsCoordinatorDelegate {
  private(set) var count = 0

  func userDetailsFinished() { count += 1 }
}
