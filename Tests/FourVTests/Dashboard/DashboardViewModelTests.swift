import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the dashboard's view model")
struct DashboardViewModelTests {
  let users = UsersFixture()
  let view = RecordingDashboardView()
  let navigation = RecordingNavigationDelegate()
  let viewModel: DashboardViewModel

  init() {
    let interactor = DashboardInteractor(repository: users.repository)
    viewModel = DashboardViewModel(interactor: interactor, navigationDelegate: navigation)
    viewModel.bind(view)
  }

  @Test("It loads the users when it is made, before it is bound")
  func launch() {
    #expect(users.source.fetches.count == 1)
    #expect(view.told == [])
    #expect(viewModel.isLoading)
  }

  @Test("It has the components shown when users are there")
  func loaded() throws {
    try users.answerFetch(User.three)
    #expect(view.told == ["loading", "loaded"])
    #expect(!viewModel.isLoading)
  }

  @Test("It has a failure shown, and loads again when asked to")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(view.told == ["loading", UsersFailure.httpStatus(500).text])
    #expect(!viewModel.isLoading)
    viewModel.retryTapped()
    #expect(users.source.fetches.count == 2)
    #expect(viewModel.isLoading)
    #expect(view.told.last == "loading")
  }

  @Test("A pull loads again; of two loads under way the older one is cancelled")
  func refresh() throws {
    try users.answerFetch(User.three)
    viewModel.refreshPulled()
    viewModel.refreshPulled()
    #expect(users.source.fetches.map(\.isCancelled) == [false, true, false])
  }

  @Test("It follows a link after the load, once")
  func pendingLink() throws {
    viewModel.linkOpened(try .user(User.grace.id))
    #expect(navigation.told == [])
    try users.answerFetch(User.three)
    viewModel.refreshPulled()
    try users.answerFetch(User.three)
    #expect(navigation.told == ["link to Grace"])
  }

  @Test("It follows a link at once when users are loaded")
  func link() throws {
    try users.answerFetch(User.three)
    viewModel.linkOpened(try .user(User.alan.id))
    viewModel.linkOpened(try .user(99))
    #expect(navigation.told == ["link to Alan"])
    #expect(view.told.last == "user not found")
  }
}
