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
    interactor.getUser()
  }

  @Test("It gives the user as values")
  func user() {
    #expect(presenter.told == ["user 7, ada", "name Ada"])
  }

  @Test("It stores the trimmed name, and tells of the change")
  func rename() throws {
    interactor.renameUser(to: " Augusta ")
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    try users.answerRename(.success(()))
    #expect(presenter.told.dropFirst(2) == ["will rename", "name Augusta", "renamed"])
  }

  @Test("It says why a name was not stored, and nothing else")
  func failed() throws {
    interactor.renameUser(to: "Augusta")
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(presenter.told.dropFirst(2) == ["will rename", "not renamed: \(UsersFailure.httpStatus(500).text)"])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    interactor.renameUser(to: "  ")
    #expect(presenter.told.dropFirst(2) == ["refused: Name can't be empty"])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere")
  func renamedElsewhere() throws {
    try users.rename(User.ada.id, to: "Augusta")
    #expect(presenter.told.dropFirst(2) == ["name Augusta"])
  }
}
