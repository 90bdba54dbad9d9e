import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the finder's interactor, heard through its presenter")
struct UserFinderInteractorTests {
  let users = UsersFixture()
  let output = RecordingUserFinderOutput()
  let interactor: UserFinderInteractor

  init() {
    let presenter = UserFinderPresenter()
    presenter.viewModel = output
    interactor = UserFinderInteractor(repository: users.repository, presenter: presenter)
    interactor.observeUsers()
  }

  @Test("It tells how many users there are whenever they change")
  func count() throws {
    #expect(output.told == [])
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(output.told == ["The system has 3 users", "---", "The system has 1 user", "---"])
  }

  @Test("It finds who has an id", arguments: User.findings)
  func find(query: String, result: String) throws {
    try users.fetch(User.three)
    interactor.findUser(query)
    #expect(output.told.last == result)
  }

  @Test("It finds anew whenever the users change")
  func renamed() throws {
    interactor.findUser("7")
    try users.fetch(User.three)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(output.told.last == "I found Augusta aka ada")
  }
}
