import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the dashboard's view presenter")
struct DashboardViewPresenterTests {
  let stack = UINavigationController(nibName: nil, bundle: nil)
  let users = UsersFixture()
  let navigation = RecordingNavigationDelegate()
  let presenter: DashboardViewPresenter

  init() {
    presenter = DashboardViewPresenter(repository: users.repository, navigationDelegate: navigation)
    presenter.present(in: stack)
  }

  @Test("It presents the dashboard as the root, and removes it")
  func presented() {
    #expect(stack.viewControllers.count == 1)
    #expect(stack.viewControllers.first is DashboardViewController)
    presenter.remove()
    #expect(stack.viewControllers.isEmpty)
  }

  @Test("It gives list and finder their places in the dashboard, which they leave by themselves")
  func components() throws {
    let dashboard = try #require(stack.viewControllers.first as? DashboardViewController)
    let list = UserListViewPresenter(repository: users.repository, navigationDelegate: navigation)
    let finder = UserFinderViewPresenter(repository: users.repository)
    presenter.present(list: list, finder: finder)
    #expect(dashboard.listContainer.subviews.first === dashboard.children.first?.view)
    #expect(dashboard.finderContainer.subviews.first === dashboard.children.last?.view)
    #expect(dashboard.children.first is UserListViewController)
    #expect(dashboard.children.last is UserFinderViewController)
    list.remove()
    #expect(dashboard.children.count == 1)
  }

  @Test("It passes a link on to its view model")
  func link() throws {
    try users.answerFetch(User.three)
    presenter.open(try .user(User.alan.id))
    #expect(navigation.told == ["link to Alan"])
  }
}
