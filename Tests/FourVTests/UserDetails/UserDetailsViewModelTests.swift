import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  let view = RecordingUserDetailsView()
  let navigation = RecordingNavigationDelegate()
  let viewModel: UserDetailsViewModel

  init() throws {
    users = try UsersFixture(fetched: User.three)
    viewModel = UserDetailsViewModel(
      user: .ada,
      interactor: UserDetailsInteractor(user: .ada, repository: users.repository),
      navigationDelegate: navigation
    )
    viewModel.bind(view)
  }

  @Test("It knows its user when it is made, and leaves it to the view to ask")
  func shown() {
    #expect(view.told == [])
    #expect([viewModel.id, viewModel.username, viewModel.title, viewModel.name] == ["ID 7", "ada", "Ada", "Ada"])
    #expect(viewModel.canSave)
    #expect(viewModel.message == nil)
  }

  @Test("It saves the trimmed name, and has it shown when it is stored")
  func save() throws {
    viewModel.nameEdited(" Augusta ")
    viewModel.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(!viewModel.canSave)
    try users.answerRename(.success(()))
    #expect(viewModel.canSave)
    #expect([viewModel.title, viewModel.name] == ["Augusta", "Augusta"])
    #expect(view.told == ["can save", "message", "name", "can save"])
  }

  @Test("It says why a name was not saved, and nothing else until the next attempt")
  func failedSave() throws {
    viewModel.nameEdited("Augusta")
    viewModel.saveTapped()
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(viewModel.message == UsersFailure.httpStatus(500).text)
    #expect(view.told.suffix(2) == ["can save", "message"])
    #expect(viewModel.canSave)
    #expect([viewModel.title, viewModel.name] == ["Ada", "Augusta"])
    viewModel.saveTapped()
    #expect(viewModel.message == nil)
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    viewModel.nameEdited("  ")
    viewModel.saveTapped()
    #expect(viewModel.message == "Name can't be empty")
    #expect(viewModel.canSave)
    #expect(view.told == ["message"])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    viewModel.nameEdited("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect([viewModel.title, viewModel.name] == ["Augusta", "Countess"])
    #expect(view.told == ["name"])
  }

  @Test("It asks to be closed")
  func close() {
    viewModel.closeTapped()
    #expect(navigation.told == ["close"])
  }
}
