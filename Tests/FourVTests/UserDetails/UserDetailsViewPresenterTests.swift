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

  @Test("It pops the details")
  func removed() {
    presenter.remove()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.viewControllers.first === root)
  }

  @Test("Below another screen it removes nothing")
  func covered() {
    let other = UIViewController()
    stack.pushViewController(other, animated: false)
    presenter.remove()
    #expect(stack.viewControllers.count == 3)
    #expect(stack.viewControllers.last === other)
  }

  @Test("After the system's back it has nothing to remove, and pops nobody else")
  func poppedAlready() {
    stack.popViewController(animated: false)
    let other = UIViewController()
    stack.pushViewController(other, animated: false)
    presenter.remove()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.viewControllers.last === other)
  }
}
