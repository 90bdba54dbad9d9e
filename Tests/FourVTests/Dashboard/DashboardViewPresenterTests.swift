import HeadlessUIKit
import RoleFixtures
import Testing

@testable import FourV

@Suite("4V: the dashboard's view presenter")
struct DashboardViewPresenterTests {
  @Test("It presents the dashboard as the root, and removes it")
  func presented() {
    let stack = UINavigationController(nibName: nil, bundle: nil)
    let navigation = RecordingNavigationDelegate()
    let presenter = DashboardViewPresenter(repository: UsersFixture().repository, navigationDelegate: navigation)
    presenter.present(in: stack)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.viewControllers.first is DashboardViewController)
    presenter.remove()
    #expect(stack.viewControllers.isEmpty)
  }
}
