import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the dashboard's view")
struct DashboardViewControllerTests {
  let viewModel = DashboardViewModelSpy()
  let stage: Stage

  init() {
    stage = Stage(root: DashboardViewController(viewModel: viewModel))
  }

  @Test("It shows its view model's outputs")
  func outputs() {
    #expect(stage.title == "A title")
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    viewModel._title.set("Another title")
    viewModel._isLoading.set(false)
    viewModel._showsComponents.set(true)
    #expect(stage.title == "Another title")
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
  }

  @Test("It tells its view model once that it is loaded")
  func loaded() {
    #expect(viewModel.calls == [.viewLoaded])
  }

  @Test("It passes a pull on to its view model")
  func inputs() throws {
    viewModel._showsComponents.set(true)
    viewModel.calls = []
    try stage.pullToRefresh()
    #expect(viewModel.calls == [.refreshPulled])
  }
}
