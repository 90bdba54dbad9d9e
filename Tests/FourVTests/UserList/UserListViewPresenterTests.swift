import HeadlessUIKit
import RoleFixtures
import Testing

@testable import FourV

@Suite("4V: the list's view presenter")
struct UserListViewPresenterTests {
  @Test("It presents the list in its container, and removes it")
  func presented() {
    let parent = UIViewController()
    let container = UIView()
    let presenter = UserListViewPresenter(
      repository: UsersFixture().repository,
      navigationDelegate: RecordingNavigationDelegate()
    )
    presenter.present(in: container, of: parent)
    #expect(parent.children.first is UserListViewController)
    #expect(container.subviews.count == 1)
    presenter.remove()
    #expect(parent.children.isEmpty)
    #expect(container.subviews.isEmpty)
  }
}
