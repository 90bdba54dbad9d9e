import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the dashboard's view model")
struct DashboardViewModelTests {
  let users = UsersFixture()
  let delegate = DashboardViewModelDelegateSpy()
  let viewModel: DashboardViewModel
  let isLoading: RecordedValues<Bool>
  let showsComponents: RecordedValues<Bool>

  init() {
    viewModel = DashboardViewModel(repository: users.repository)
    viewModel.delegate = delegate
    viewModel.viewLoaded()
    isLoading = RecordedValues(viewModel.isLoading)
    showsComponents = RecordedValues(viewModel.showsComponents)
  }

  /// Forgets what was told so far.
  private func forget() {
    isLoading.values = []
    showsComponents.values = []
    delegate.calls = []
  }

  @Test("It loads nothing when it is made")
  func made() {
    let made = DashboardViewModel(repository: UsersFixture().repository)
    #expect(!made.isLoading.value)
    #expect(!made.showsComponents.value)
  }

  @Test("It asks its delegate for list and finder when the view is loaded, and loads the users")
  func launch() {
    #expect(viewModel.title.value == "Dashboard")
    #expect(delegate.calls == [.shouldLoadWidgets])
    #expect(users.source.fetches.count == 1)
    #expect(viewModel.isLoading.value)
    #expect(!viewModel.showsComponents.value)
  }

  @Test("It shows the components when users are there, and tells its delegate")
  func loaded() throws {
    forget()
    try users.answerFetch(User.three)
    #expect(isLoading.values == [false])
    #expect(showsComponents.values == [true])
    #expect(delegate.calls == [.usersLoaded])
  }

  @Test("It reports a failure to its delegate, not to the view, and loads again when asked to")
  func failed() throws {
    forget()
    try users.failFetch(.httpStatus(500))
    #expect(isLoading.values == [false])
    #expect(showsComponents.values == [])
    #expect(delegate.calls == [.loadFailed(UsersFailure.httpStatus(500).text)])
    forget()
    delegate.retry?()
    #expect(users.source.fetches.count == 2)
    #expect(isLoading.values == [true])
    #expect(delegate.calls == [])
  }

  @Test("It loads again at a pull, and cancels the older of two loads under way")
  func refresh() throws {
    try users.answerFetch(User.three)
    forget()
    viewModel.refreshPulled()
    viewModel.refreshPulled()
    #expect(users.source.fetches.map(\.isCancelled) == [false, true, false])
    #expect(delegate.calls == [])
  }
}
