import HeadlessUIKit
import RoleFixtures
import Testing

@testable import FourV

@Suite("4V: the list's view presenter")
struct UserListViewPresenterTests {
  @Test("It presents the list in its container")
  func presented() {
    let parent = UIViewController()
    let container = UIView()
    let presenter = UserListViewPresenter(
      repository: UsersFixture().repository,
      navigationDelegate: NavigationDelegateSpy()
    )
    presenter.present(in: Container(view: container, parent: parent))
    #expect(parent.children.first is UserListViewController)
    #expect(container.subviews.first === parent.children.first?.view)
  }
}
