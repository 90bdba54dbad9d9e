import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the dashboard's view")
struct DashboardViewControllerTests {
  let presenter = RecordingDashboardPresenter()
  let view = DashboardViewController()

  @Test("It shows what it is told to, told before it is loaded or after")
  func shown() {
    view.showLoading(true)
    let stage = Stage(root: view)
    #expect(stage.title == "Dashboard")
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    view.showLoading(false)
    view.showComponents()
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
    view.showUserNotFound()
    #expect(stage.alert == [Wording.userNotFound, nil])
  }

  @Test("It passes what happens to its presenter")
  func events() throws {
    view.presenter = presenter
    let stage = Stage(root: view)
    view.showComponents()
    try stage.pullToRefresh()
    view.update(with: "A reason")
    #expect(stage.alert == [Wording.loadFailed, "A reason"])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(presenter.told == ["view loaded", "refresh pulled", "retry tapped"])
  }
}
