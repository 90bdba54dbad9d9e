import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the dashboard's view")
struct DashboardViewControllerTests {
  let viewModel = RecordingDashboardViewModel()
  let stage: Stage

  init() {
    stage = Stage(root: DashboardViewController(viewModel: viewModel))
  }

  @Test("It shows what its view model's outputs say")
  func outputs() {
    #expect(stage.title == "A title")
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    viewModel.title.value = "Another title"
    viewModel.isLoading.value = false
    viewModel.showsComponents.value = true
    #expect(stage.title == "Another title")
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
  }

  @Test("It says once that it is loaded, and passes a pull on")
  func inputs() throws {
    viewModel.showsComponents.value = true
    try stage.pullToRefresh()
    #expect(viewModel.told == ["view loaded", "refresh pulled"])
  }
}
