import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the dashboard's view model")
struct DashboardViewModelTests {
  let users = UsersFixture()
  let view = DashboardViewModelDelegateSpy()
  let navigation = NavigationDelegateSpy()
  let viewModel: DashboardViewModel

  init() {
    let interactor = DashboardInteractor(repository: users.repository)
    viewModel = DashboardViewModel(interactor: interactor, navigationDelegate: navigation)
    viewModel.bind(view)
  }

  @Test("It loads the users when it is made, before it is bound, and leaves it to the view to ask")
  func launch() {
    #expect(users.source.fetches.count == 1)
    #expect(viewModel.isLoading)
    #expect(!viewModel.isLoaded)
    #expect(viewModel.failure == nil)
    #expect(view.calls == [])
  }

  @Test("It has the components shown when users are there, and tells its navigation delegate")
  func loaded() throws {
    try users.answerFetch(User.three)
    #expect(!viewModel.isLoading)
    #expect(viewModel.isLoaded)
    #expect(view.calls == [.loadingUpdated, .loadedUpdated])
    #expect(navigation.calls == [.dashboardLoaded])
  }

  @Test("It has a failure shown, and loads again when asked to")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(viewModel.failure == UsersFailure.httpStatus(500).text)
    #expect(!viewModel.isLoading)
    #expect(!viewModel.isLoaded)
    #expect(view.calls == [.loadingUpdated, .failureUpdated])
    #expect(navigation.calls == [])
    view.calls = []
    viewModel.retryTapped()
    #expect(users.source.fetches.count == 2)
    #expect(viewModel.failure == nil)
    #expect(viewModel.isLoading)
    #expect(view.calls == [.failureUpdated, .loadingUpdated])
  }

  @Test("It keeps the components when a later load fails")
  func failedLater() throws {
    try users.answerFetch(User.three)
    viewModel.refreshPulled()
    try users.failFetch(.httpStatus(500))
    #expect(viewModel.isLoaded)
    #expect(viewModel.failure == UsersFailure.httpStatus(500).text)
  }

  @Test("It keeps what happens before it is bound")
  func unbound() throws {
    let other = UsersFixture()
    let viewModel = DashboardViewModel(
      interactor: DashboardInteractor(repository: other.repository),
      navigationDelegate: navigation
    )
    try other.failFetch(.httpStatus(500))
    #expect(viewModel.failure == UsersFailure.httpStatus(500).text)
    viewModel.retryTapped()
    try other.answerFetch(User.three)
    #expect(viewModel.isLoaded)
    #expect(navigation.calls == [.dashboardLoaded])
  }

  @Test("It loads again at a pull, and cancels the older of two loads under way")
  func refresh() throws {
    try users.answerFetch(User.three)
    viewModel.refreshPulled()
    viewModel.refreshPulled()
    #expect(users.source.fetches.map(\.isCancelled) == [false, true, false])
  }
}
