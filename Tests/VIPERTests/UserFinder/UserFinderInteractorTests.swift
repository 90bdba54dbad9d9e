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
    interactor.observeUsers()
  }

  @Test("It tells how many users there are whenever they change")
  func count() throws {
    #expect(presenter.told == [])
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(presenter.told == ["3 users", "1 users"])
  }

  @Test("It gives who has an id as values, and follows a rename")
  func find() throws {
    try users.fetch(User.three)
    try users.rename(User.ada.id, to: "Augusta")
    for query in ["", "7", "1"] { interactor.findUser(query) }
    #expect(presenter.told.dropFirst(2) == ["nothing asked", "found Augusta, ada", "not found"])
  }
}
