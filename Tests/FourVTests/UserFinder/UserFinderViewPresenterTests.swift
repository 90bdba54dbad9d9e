import HeadlessUIKit
import RoleFixtures
import Testing

@testable import FourV

@Suite("4V: the finder's view presenter")
struct UserFinderViewPresenterTests {
  @Test("It presents the finder in its container")
  func presented() {
    let parent = UIViewController()
    let container = UIView()
    let presenter = UserFinderViewPresenter(repository: UsersFixture().repository)
    presenter.present(in: Container(view: container, parent: parent))
    #expect(parent.children.first is UserFinderViewController)
    #expect(container.subviews.first === parent.children.first?.view)
  }
}
