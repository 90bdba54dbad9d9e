import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the details' interactor")
struct UserDetailsInteractorTests {
  let users: UsersFixture
  let presenter = RecordingUserDetailsPresenter()
  let interactor: UserDetailsInteractor

  init() throws {
    users = try UsersFixture(fetched: User.three)
    interactor = users.injected { UserDetailsInteractor(userID: User.ada.id) }
    interactor.presenter = presenter
    interactor.observeUser()
  }

  @Test("It gives the user as values")
  func found() {
    #expect(presenter.told == ["found 7, ada", "name Ada, draft Ada"])
  }

  @Test("It stores the trimmed name, and tells of the change")
  func save() throws {
    interactor.editName(" Augusta ")
    interactor.saveName()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    try users.answerRename(.success(()))
    #expect(presenter.told.dropFirst(2) == ["saving", "name Augusta, draft Augusta", "saved"])
  }

  @Test("It says why a name was not stored, and nothing else")
  func failedSave() throws {
    interactor.editName("Augusta")
    interactor.saveName()
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(presenter.told.dropFirst(2) == ["saving", "not saved: \(UsersFailure.httpStatus(500).text)"])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    interactor.editName("  ")
    interactor.saveName()
    #expect(presenter.told.dropFirst(2) == ["refused: Name can't be empty"])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    interactor.editName("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(presenter.told.dropFirst(2) == ["name Augusta, draft Countess"])
  }
}
