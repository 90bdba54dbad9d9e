import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the finder's view model")
struct UserFinderViewModelTests {
  let users = UsersFixture()
  let viewModel: UserFinderViewModel
  let count: RecordedValues<String>
  let result: RecordedValues<String>

  init() {
    viewModel = UserFinderViewModel(repository: users.repository)
    count = RecordedValues(viewModel.count)
    result = RecordedValues(viewModel.result)
    forget()
  }

  /// Forgets what was told so far.
  private func forget() {
    count.values = []
    result.values = []
  }

  @Test("It shows that nothing is asked when the view is loaded, and no count before users are there")
  func launch() {
    viewModel.viewLoaded()
    #expect(result.values == ["---"])
    #expect(viewModel.count.value == "")
  }

  @Test("It shows the users that are there when the view is loaded")
  func madeLater() throws {
    try users.fetch(User.three)
    viewModel.viewLoaded()
    #expect(count.values == ["The system has 3 users"])
    viewModel.queryEdited("7")
    #expect(viewModel.result.value == "I found Ada aka ada")
  }

  @Test("It shows how many users there are, at each change")
  func usersChanged() throws {
    viewModel.viewLoaded()
    forget()
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(count.values == ["The system has 3 users", "The system has 1 user"])
    #expect(result.values == ["---", "---"])
  }

  @Test("It shows who has the id that is typed", arguments: User.findings)
  func find(query: String, result expected: String) throws {
    viewModel.viewLoaded()
    try users.fetch(User.three)
    forget()
    viewModel.queryEdited(query)
    #expect(result.values == [expected])
    #expect(count.values == [])
  }

  @Test("It answers a query typed earlier when users arrive, and follows a rename")
  func follow() throws {
    viewModel.viewLoaded()
    viewModel.queryEdited("7")
    #expect(viewModel.result.value == "User not found")
    try users.fetch(User.three)
    #expect(viewModel.result.value == "I found Ada aka ada")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(viewModel.result.value == "I found Augusta aka ada")
  }
}
