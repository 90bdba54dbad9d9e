import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the finder's interactor, heard through its presenter")
struct UserFinderInteractorTests {
  let users = UsersFixture()
  let output = UserFinderPresenterOutputSpy()
  let interactor: UserFinderInteractor

  init() {
    let presenter = UserFinderPresenter()
    presenter.viewModel = output
    interactor = UserFinderInteractor(repository: users.repository, presenter: presenter)
  }

  @Test("It gives no count before users are there")
  func launch() {
    interactor.observeUsers()
    #expect(output.calls == [])
    interactor.findUser("")
    #expect(output.calls == [.displayResult("---")])
  }

  @Test("It counts the users that are there when it is asked to observe them")
  func madeLater() throws {
    try users.fetch(User.three)
    interactor.observeUsers()
    #expect(output.calls == [.displayCount("The system has 3 users", result: "---")])
  }

  @Test("It says how many users there are, at each change")
  func count() throws {
    interactor.observeUsers()
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(
      output.calls == [
        .displayCount("The system has 3 users", result: "---"), .displayCount("The system has 1 user", result: "---"),
      ]
    )
  }

  @Test("It finds who has an id", arguments: User.findings)
  func find(query: String, result: String) throws {
    interactor.observeUsers()
    try users.fetch(User.three)
    output.calls = []
    interactor.findUser(query)
    #expect(output.calls == [.displayResult(result)])
  }

  @Test("It answers an earlier query when users arrive, and follows a rename")
  func follow() throws {
    interactor.observeUsers()
    interactor.findUser("7")
    #expect(output.calls == [.displayResult("User not found")])
    output.calls = []
    try users.fetch(User.three)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(
      output.calls == [
        .displayCount("The system has 3 users", result: "I found Ada aka ada"),
        .displayCount("The system has 3 users", result: "I found Augusta aka ada"),
      ]
    )
  }
}
