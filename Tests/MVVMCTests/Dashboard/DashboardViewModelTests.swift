import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the dashboard's view model")
struct DashboardViewModelTests {
  let users = UsersFixture()
  let link = Observable<UsersLink?>(nil)
  let delegate = RecordingDashboardDelegate()
  let viewModel: DashboardViewModel
  let isLoading: RecordedValues<Bool>
  let showsComponents: RecordedValues<Bool>
  let shouldLoadWidgets: RecordedValues<Bool>

  init() {
    viewModel = DashboardViewModel(repository: users.repository, link: link)
    viewModel.delegate = delegate
    isLoading = RecordedValues(viewModel.isLoading)
    showsComponents = RecordedValues(viewModel.showsComponents)
    shouldLoadWidgets = RecordedValues(viewModel.shouldLoadWidgets)
    viewModel.viewLoaded()
  }

  @Test("It says once that list and finder are due: when the view is loaded")
  func widgets() throws {
    #expect(shouldLoadWidgets.values == [false, true])
    try users.answerFetch(User.three)
    viewModel.refreshPulled()
    #expect(shouldLoadWidgets.values == [false, true])
  }

  @Test("It loads the users once the view is loaded, and says so")
  func launch() {
    #expect(viewModel.title.value == "Dashboard")
    #expect(users.source.fetches.count == 1)
    #expect(isLoading.values == [false, true])
    #expect(showsComponents.values == [false])
  }

  @Test("It shows the components when users are there")
  func loaded() throws {
    try users.answerFetch(User.three)
    #expect(isLoading.values == [false, true, false])
    #expect(showsComponents.values == [false, true])
    #expect(delegate.told == [])
  }

  @Test("It has a failure told by its coordinator, and loads again when asked to")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(delegate.told == [UsersFailure.httpStatus(500).text])
    #expect(showsComponents.values == [false])
    delegate.retry?()
    #expect(users.source.fetches.count == 2)
    #expect(isLoading.values == [false, true, false, true])
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
    link.value = try .user(User.grace.id)
    #expect(delegate.told == [])
    try users.answerFetch(User.three)
    viewModel.refreshPulled()
    try users.answerFetch(User.three)
    #expect(delegate.told == ["details of Grace"])
  }

  @Test("It follows a link at once when users are loaded")
  func linkAtOnce() throws {
    try users.answerFetch(User.three)
    link.value = try .user(User.alan.id)
    link.value = try .user(99)
    #expect(delegate.told == ["details of Alan", "user not found"])
  }
}
