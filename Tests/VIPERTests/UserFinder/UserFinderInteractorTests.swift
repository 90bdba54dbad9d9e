import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the finder's interactor")
struct UserFinderInteractorTests {
  let users = UsersFixture()
  let presenter = RecordingUserFinderPresenter()
  let interactor: UserFinderInteractor

  init() {
    interactor = users.injected { UserFinderInteractor() }
    interactor.presenter = presenter
    interactor.getUsers()
  }

  @Test("It tells how many users there are whenever they change")
  func count() throws {
    #expect(presenter.told == ["nothing asked"])
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(presenter.told.dropFirst() == ["3 users", "nothing asked", "1 users", "nothing asked"])
  }

  @Test("It gives the user with an id as values")
  func find() throws {
    try users.fetch(User.three)
    for query in ["", "7", "1"] { interactor.findUser(query) }
    #expect(presenter.told.suffix(3) == ["nothing asked", "found Ada, ada", "found nobody"])
  }

  @Test("It finds anew whenever the users change")
  func renamed() throws {
    interactor.findUser("7")
    try users.fetch(User.three)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(presenter.told.last == "found Augusta, ada")
  }
}
