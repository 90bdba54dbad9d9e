import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the details' view presenter")
struct UserDetailsViewPresenterTests {
  let users: UsersFixture
  let root = UIViewController()
  let stack: UINavigationController
  let navigation = RecordingNavigationDelegate()
  let presenter: UserDetailsViewPresenter

  init() throws {
    users = try UsersFixture(fetched: User.three)
    stack = UINavigationController(rootViewController: root)
    presenter = UserDetailsViewPresenter(user: .ada, repository: users.repository, navigationDelegate: navigation)
    presenter.present(in: stack)
  }

  @Test("It pushes the details")
  func presented() {
    #expect(stack.viewControllers.count == 2)
    #expect(stack.viewControllers.first === root)
    #expect(stack.viewControllers.last is UserDetailsViewController)
  }

  @Test("It removes the details from wherever they lie, and nothing else")
  func removed() {
    let top = UIViewController()
    stack.pushViewController(top, animated: false)
    presenter.remove()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.viewControllers.first === root)
    #expect(stack.viewControllers.last === top)
    presenter.remove()
    #expect(stack.viewControllers.count == 2)
  }
}
