import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: the dashboard's view presenter")
struct DashboardViewPresenterTests {
  let users = UsersFixture()
  let navigation = NavigationDelegateSpy()
  let presenter: DashboardViewPresenter
  let stage: Stage

  init() {
    let navigationController = UINavigationController(nibName: nil, bundle: nil)
    presenter = DashboardViewPresenter(repository: users.repository, navigationDelegate: navigation)
    presenter.present(in: navigationController)
    stage = Stage(navigationController)
  }

  @Test("It presents the dashboard as the root")
  func presented() {
    #expect(stage.screens.count == 1)
    #expect(stage.screens.first is DashboardViewController)
  }

  @Test("It gives list and finder their places in the dashboard")
  func components() throws {
    let dashboard = try #require(stage.screens.first as? DashboardViewController)
    let list = UserListViewPresenter(repository: users.repository, navigationDelegate: navigation)
    let finder = UserFinderViewPresenter(repository: users.repository)
    list.present(in: presenter.listContainer)
    finder.present(in: presenter.finderContainer)
    #expect(dashboard.children.first is UserListViewController)
    #expect(dashboard.children.last is UserFinderViewController)
    #expect(dashboard.listContainer.view.subviews.first === dashboard.children.first?.view)
    #expect(dashboard.finderContainer.view.subviews.first === dashboard.children.last?.view)
  }

  @Test("It presents the alert that says that a link leads to nobody")
  func userNotFound() {
    presenter.presentUserNotFound()
    #expect(stage.alert == [Wording.userNotFound, nil])
  }
}
