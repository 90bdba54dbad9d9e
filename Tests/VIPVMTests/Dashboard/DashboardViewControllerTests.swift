import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPVM

@Suite("VIP-VM: the dashboard's view")
struct DashboardViewControllerTests {
  let viewModel = DashboardViewModelStub()
  let view: DashboardViewController
  let stage: Stage

  init() {
    view = DashboardViewController(viewModel: viewModel)
    stage = Stage(root: view)
  }

  @Test("It tells its view model that it is loaded")
  func loaded() {
    #expect(stage.title == "Dashboard")
    #expect(viewModel.calls == [.viewDidLoad])
  }

  @Test("It draws its view model's values when told to display")
  func display() {
    viewModel.isLoading = true
    view.display()
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    viewModel.isLoading = false
    viewModel.showsComponents = true
    view.display()
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
  }

  @Test("It shows the alert that its view model has, at each display")
  func alert() throws {
    viewModel.calls = []
    viewModel.alert = .loadFailed("A reason")
    view.display()
    #expect(stage.alert == [Wording.loadFailed, "A reason"])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(viewModel.calls == [.retryTapped])
    view.display()
    #expect(stage.alert == [Wording.loadFailed, "A reason"])
  }

  @Test("It says that a link leads to nobody")
  func userNotFound() {
    viewModel.alert = .userNotFound
    view.display()
    #expect(stage.alert == [Wording.userNotFound, nil])
  }

  @Test("It forwards every event under the event's own name")
  func events() throws {
    viewModel.showsComponents = true
    view.display()
    viewModel.calls = []
    try stage.pullToRefresh()
    #expect(viewModel.calls == [.refreshControlValueChanged])
  }
}
