import Foundation
import HeadlessUIKit
import Testing
import Users

@testable import MODULE

@Suite("The dashboard's coordinator")
@MainActor struct ChildrenTests {
  private let window = UIWindow()
  private let navigation = UINavigationController()
  private let source = ControlledUsersSource()
  private let coordinator: DashboardCoordinator
  private let user = User(id: 3, name: "Grace Hopper", username: "grace")

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    coordinator = DashboardCoordinator(
      navigationController: navigation,
      repository: LiveUsersRepository(source: source)
    )
    coordinator.start()
  }

  @Test("holds its children as long as they are on screen, and no longer, in whatever order they came")
  func children() {
    // Before the dashboard's view is loaded: the details are the first child. The second time they are the last one.
    for _ in 1...2 {
      coordinator.userSelected(user)
      window.runLoop.runUntilIdle()
      expectDetails()
      // A swipe back that is given up: the dashboard has appeared for a moment.
      let hasBegun = navigation.beginSwipeBack()
      navigation.cancelSwipeBack()
      window.runLoop.runUntilIdle()
      #expect(hasBegun)
      expectDetails()
      navigation.popViewController(animated: true)
      window.runLoop.runUntilIdle()
      #expect(!holds(UserDetailsCoordinator.self), "the details are closed, and their coordinator is still a child")
      #expect(holds(UserListCoordinator.self), "the list is on screen, and its coordinator is nobody's child")
      #expect(holds(UserFinderCoordinator.self), "the finder is on screen, and its coordinator is nobody's child")
    }
  }

  @Test("holds one coordinator of details, whatever the view of others is held by")
  func replaced() throws {
    window.runLoop.runUntilIdle()
    source.pendingFetch?.answer(.success(try UserDirectory([user])))
    let link = try #require(URL(string: "users://user/\(user.id)").flatMap { UsersLink($0) })
    var views: [UIViewController?] = []
    for _ in 1...3 {
      coordinator.open(link)
      window.runLoop.runUntilIdle()
      views.append(navigation.topViewController)
    }
    let count = HeldObjects(of: coordinator).all.count { $0 is UserDetailsCoordinator }
    #expect(count == 1 && views.count == 3, "\(count) coordinators of details are children; one is on screen")
  }

  private func expectDetails() {
    #expect(holds(UserDetailsCoordinator.self), "the details are open, and their coordinator is nobody's child")
  }

  private func holds<Child>(_ type: Child.Type) -> Bool { HeldObjects(of: coordinator).contains(type) }
}
