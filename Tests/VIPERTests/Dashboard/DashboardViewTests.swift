import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the dashboard's view")
struct DashboardViewTests {
  let presenter = RecordingDashboardPresenter()
  let view: DashboardView
  let stage: Stage

  init() {
    view = DashboardView(presenter: presenter)
    stage = Stage(root: view)
  }

  @Test("It shows what it is told to")
  func shown() {
    #expect(stage.title == "Dashboard")
    view.showLoading(true)
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
    view.showComponents()
    try stage.pullToRefresh()
    view.showFailure("A reason")
    #expect(stage.alert == [Wording.loadFailed, "A reason"])
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(presenter.told == ["view loaded", "refresh pulled", "retry tapped"])
  }
}
