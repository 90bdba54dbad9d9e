import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the dashboard's view")
struct DashboardViewControllerTests {
  let presenter = DashboardPresenterSpy()
  let view = DashboardViewController()
  let stage: Stage

  init() {
    view.presenter = presenter
    stage = Stage(root: view)
  }

  @Test("It tells its presenter that it is loaded")
  func loaded() {
    #expect(stage.title == "Dashboard")
    #expect(presenter.calls == [.viewLoaded])
  }

  @Test("It shows what it is told to")
  func shown() {
    view.showLoading(true)
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    view.showLoading(false)
    view.showComponents()
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
  }

  @Test("It passes a pull to its presenter")
  func refresh() throws {
    view.showComponents()
    presenter.calls = []
    try stage.pullToRefresh()
    #expect(presenter.calls == [.refreshPulled])
  }

  @Test("It shows a failure, and passes Retry to its presenter")
  func failed() throws {
    presenter.calls = []
    view.update(with: "A reason")
    #expect(stage.alert == [Wording.loadFailed, "A reason"])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(presenter.calls == [.retryTapped])
  }

  @Test("It says that a link leads to nobody")
  func userNotFound() {
    view.showUserNotFound()
    #expect(stage.alert == [Wording.userNotFound, nil])
  }
}
