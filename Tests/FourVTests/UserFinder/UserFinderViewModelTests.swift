import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the finder's view model")
struct UserFinderViewModelTests {
  let users = UsersFixture()
  let view = RecordingUserFinderView()
  let viewModel: UserFinderViewModel

  init() {
    viewModel = UserFinderViewModel(interactor: UserFinderInteractor(repository: users.repository))
    viewModel.bind(view)
  }

  @Test("It says how many users there are, and has no number shown before it knows")
  func count() throws {
    #expect(view.told == [])
    #expect(viewModel.result == "---")
    try users.fetch(User.three)
    #expect(view.told == ["count", "result"])
    #expect(viewModel.count == "The system has 3 users")
    try users.fetch([.ada])
    #expect(viewModel.count == "The system has 1 user")
  }

  @Test("It says who has the id that is typed", arguments: User.findings)
  func find(query: String, result: String) throws {
    try users.fetch(User.three)
    viewModel.queryEdited(query)
    #expect(viewModel.result == result)
    #expect(view.told.suffix(2) == ["result", "result"])
  }

  @Test("It answers a query typed earlier once users arrive, and follows a rename")
  func follow() throws {
    viewModel.queryEdited("7")
    #expect(viewModel.result == "User not found")
    try users.fetch(User.three)
    #expect(viewModel.result == "I found Ada aka ada")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(viewModel.result == "I found Augusta aka ada")
  }
}
