import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: the dashboard's view")
struct DashboardViewControllerTests {
  let users = UsersFixture()
  let navigation = RecordingNavigationDelegate()
  /// Held here as a view factory would: the view does not.
  let viewModel: DashboardViewModel
  let stage: Stage

  init() {
    let interactor = DashboardInteractor(repository: users.repository)
    viewModel = DashboardViewModel(interactor: interactor, navigationDelegate: navigation)
    stage = Stage(root: DashboardViewController(viewModel: viewModel))
  }

  @Test("It shows what its view model says, and passes a pull on")
  func loading() throws {
    #expect(stage.title == "Dashboard")
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    try users.answerFetch(User.three)
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
    try stage.pullToRefresh()
    #expect(users.source.fetches.count == 2)
  }

  @Test("It shows a failure, and passes the wish to try again on")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    #expect(users.source.fetches.count == 2)
  }

  @Test("It says that a link leads to nobody")
  func userNotFound() throws {
    try users.answerFetch(User.three)
    viewModel.linkOpened(try .user(99))
    #expect(stage.alert == [Wording.userNotFound, nil])
  }
}
