import HeadlessUIKit
import RoleFixtures
import Testing

@testable import MVVMC

@Suite("MVVM-C: the finder's coordinator")
struct UserFinderCoordinatorTests {
  @Test("It starts with the finder in its container")
  func start() {
    let users = UsersFixture()
    let parent = UIViewController()
    let coordinator = UserFinderCoordinator(
      container: Container(parent: parent, view: parent.view),
      repository: users.repository
    )
    #expect(parent.children.isEmpty)
    coordinator.start()
    #expect(parent.children.first is UserFinderViewController)
    #expect(parent.children.first?.view.superview === parent.view)
  }
}
