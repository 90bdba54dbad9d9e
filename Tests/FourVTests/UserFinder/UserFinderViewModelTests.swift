import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the finder's view model")
struct UserFinderViewModelTests {
  let users = UsersFixture()
  let view = UserFinderViewModelDelegateSpy()
  let viewModel: UserFinderViewModel

  init() {
    viewModel = UserFinderViewModel(interactor: UserFinderInteractor(repository: users.repository))
    viewModel.bind(view)
  }

  @Test("It says that nothing is asked when it is made, and no count before users are there")
  func launch() {
    #expect(view.calls == [])
    #expect(viewModel.count == "")
    #expect(viewModel.result == "---")
  }

  @Test("It knows the users that are there when it is made")
  func madeLater() throws {
    try users.fetch(User.three)
    let other = UserFinderViewModel(interactor: UserFinderInteractor(repository: users.repository))
    #expect(other.count == "The system has 3 users")
    other.queryEdited("7")
    #expect(other.result == "I found Ada aka ada")
  }

  @Test("It says how many users there are, at each change")
  func count() throws {
    try users.fetch(User.three)
    #expect(view.calls == [.countUpdated, .resultUpdated])
    #expect(viewModel.count == "The system has 3 users")
    view.calls = []
    try users.fetch([.ada])
    #expect(view.calls == [.countUpdated, .resultUpdated])
    #expect(viewModel.count == "The system has 1 user")
  }

  @Test("It says who has the id that is typed", arguments: User.findings)
  func find(query: String, result: String) throws {
    try users.fetch(User.three)
    view.calls = []
    viewModel.queryEdited(query)
    #expect(view.calls == [.resultUpdated])
    #expect(viewModel.result == result)
  }

  @Test("It answers a query typed earlier when users arrive, and follows a rename")
  func follow() throws {
    viewModel.queryEdited("7")
    #expect(viewModel.result == "User not found")
    try users.fetch(User.three)
    #expect(viewModel.result == "I found Ada aka ada")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(viewModel.result == "I found Augusta aka ada")
  }
}
