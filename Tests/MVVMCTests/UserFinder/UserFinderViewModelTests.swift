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
    viewModel.viewLoaded()
    count = RecordedValues(viewModel.count)
    result = RecordedValues(viewModel.result)
  }

  @Test("It says how many users there are, and no number before it knows")
  func usersChanged() throws {
    #expect(count.values == [""])
    #expect(result.values == ["---"])
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(count.values == ["", "The system has 3 users", "The system has 1 user"])
  }

  @Test("It says who has the id that is typed", arguments: User.findings)
  func find(query: String, result expected: String) throws {
    try users.fetch(User.three)
    viewModel.query.value = query
    #expect(result.values.last == expected)
  }

  @Test("It answers a query typed earlier once users arrive, and follows a rename")
  func follow() throws {
    viewModel.query.value = "7"
    try users.fetch(User.three)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(result.values == ["---", "User not found", "I found Ada aka ada", "I found Augusta aka ada"])
  }
}
