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
  let navigation = NavigationDelegateSpy()
  let presenter: UserDetailsViewPresenter

  init() throws {
    users = try UsersFixture(fetched: User.three)
    stack = UINavigationController(rootViewController: root)
    presenter = UserDetailsViewPresenter(user: .ada, repository: users.repository, navigationDelegate: navigation)
    presenter.present(in: stack)
  }

  @Test("It puts the details on top of the root, in the place of others")
  func presented() throws {
    #expect(stack.viewControllers.count == 2)
    #expect(stack.viewControllers.first === root)
    let details = try #require(stack.viewControllers.last as? UserDetailsViewController)
    let other = UserDetailsViewPresenter(user: .alan, repository: users.repository, navigationDelegate: navigation)
    other.present(in: stack)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.viewControllers.first === root)
    #expect(presenter.presents(details))
    #expect(!other.presents(details))
  }

  @Test("It knows if the details are loaded")
  func loaded() {
    #expect(!presenter.isLoaded)
    stack.viewControllers.last?.loadViewIfNeeded()
    #expect(presenter.isLoaded)
  }

  @Test("It pops the details when it removes them")
  func removed() {
    presenter.remove()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.viewControllers.first === root)
  }

  @Test("It has nothing to remove after the system's back, and pops no other screen")
  func poppedAlready() {
    stack.popViewController(animated: false)
    let other = UIViewController()
    stack.pushViewController(other, animated: false)
    presenter.remove()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.viewControllers.last === other)
  }
}
