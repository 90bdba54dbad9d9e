import HeadlessUIKit
import RoleFixtures
import Testing

@testable import FourV

@Suite("4V: the finder's view presenter")
struct UserFinderViewPresenterTests {
  @Test("It presents the finder in its container, and removes it")
  func presented() {
    let parent = UIViewController()
    let container = UIView()
    let presenter = UserFinderViewPresenter(repository: UsersFixture().repository)
    presenter.present(in: container, of: parent)
    #expect(parent.children.first is UserFinderViewController)
    #expect(container.subviews.count == 1)
    presenter.remove()
    #expect(parent.children.isEmpty)
    #expect(container.subviews.isEmpty)
  }
}
