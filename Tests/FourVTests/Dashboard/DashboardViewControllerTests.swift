import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: the dashboard's view")
struct DashboardViewControllerTests {
  let users = UsersFixture()
  let navigation = NavigationDelegateSpy()
  /// Held here as a view factory would: the view does not.
  let viewModel: DashboardViewModel

  init() {
    let interactor = DashboardInteractor(repository: users.repository)
    viewModel = DashboardViewModel(interactor: interactor, navigationDelegate: navigation)
  }

  /// Shows the view, which is loaded then.
  private func show() -> Stage {
    Stage(root: DashboardViewController(viewModel: viewModel))
  }

  @Test("It shows what its view model says, and passes a pull on")
  func loading() throws {
    let stage = show()
    #expect(stage.title == "Dashboard")
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    try users.answerFetch(User.three)
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
    try stage.pullToRefresh()
    #expect(users.source.fetches.count == 2)
  }

  @Test("It shows the components at once if users are there when it is loaded")
  func loadedBefore() throws {
    try users.answerFetch(User.three)
    let stage = show()
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
  }

  @Test("It shows a failure, and passes Retry on")
  func failed() throws {
    let stage = show()
    try users.failFetch(.httpStatus(500))
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(users.source.fetches.count == 2)
    #expect(stage.alert == nil)
  }

  @Test("It shows a failure at once if the load has failed when it is loaded")
  func failedBefore() throws {
    try users.failFetch(.httpStatus(500))
    #expect(show().alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
  }

  @Test("It has places for list and finder")
  func containers() {
    let dashboard = DashboardViewController(viewModel: viewModel)
    let stage = Stage(root: dashboard)
    #expect(dashboard.listContainer.parent === dashboard)
    #expect(dashboard.finderContainer.parent === dashboard)
    #expect(dashboard.listContainer.view.accessibilityIdentifier == AccessibilityIdentifier.listContainer)
    #expect(dashboard.finderContainer.view.accessibilityIdentifier == AccessibilityIdentifier.finderContainer)
    withExtendedLifetime(stage) {}
  }
}
