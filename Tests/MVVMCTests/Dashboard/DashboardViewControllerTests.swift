import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the dashboard's view")
struct DashboardViewControllerTests {
  @Test("It shows what its view model's outputs say, and passes a pull on")
  func bound() throws {
    let users = UsersFixture()
    let viewModel = DashboardViewModel(repository: users.repository)
    let stage = Stage(root: DashboardViewController(viewModel: viewModel))
    #expect(stage.title == "Dashboard")
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    viewModel.isLoading.value = false
    viewModel.showsComponents.value = true
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
    try stage.pullToRefresh()
    #expect(users.source.fetches.count == 2)
  }
}
