import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  let view = UserDetailsViewModelDelegateSpy()
  let navigation = NavigationDelegateSpy()
  let viewModel: UserDetailsViewModel

  init() throws {
    users = try UsersFixture(fetched: User.three)
    viewModel = UserDetailsViewModel(
      user: .ada,
      interactor: UserDetailsInteractor(userID: User.ada.id, repository: users.repository),
      navigationDelegate: navigation
    )
    viewModel.bind(view)
  }

  @Test("It knows its user when it is made, and leaves it to the view to ask")
  func shown() {
    #expect(view.calls == [])
    #expect([viewModel.id, viewModel.username, viewModel.title, viewModel.name] == ["ID 7", "ada", "Ada", "Ada"])
    #expect(viewModel.canSave)
    #expect(viewModel.message == nil)
  }

  @Test("It follows the user from when it is made, before it is bound")
  func unbound() throws {
    let other = UserDetailsViewModel(
      user: .ada,
      interactor: UserDetailsInteractor(userID: User.ada.id, repository: users.repository),
      navigationDelegate: navigation
    )
    try users.rename(User.ada.id, to: "Augusta")
    #expect([other.title, other.name] == ["Augusta", "Augusta"])
    try users.fetch([.grace])
    #expect([other.title, other.name] == ["Augusta", "Augusta"])
  }

  @Test("It knows what has become of the user before it is made")
  func changedBefore() throws {
    try users.rename(User.ada.id, to: "Augusta")
    let other = UserDetailsViewModel(
      user: .ada,
      interactor: UserDetailsInteractor(userID: User.ada.id, repository: users.repository),
      navigationDelegate: navigation
    )
    #expect([other.title, other.name] == ["Augusta", "Augusta"])
  }

  @Test("It saves the trimmed name, and has it shown when it is stored")
  func save() throws {
    viewModel.nameEdited(" Augusta ")
    viewModel.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(!viewModel.canSave)
    #expect(view.calls == [.canSaveUpdated, .messageUpdated])
    view.calls = []
    try users.answerRename(.success(()))
    #expect(viewModel.canSave)
    #expect([viewModel.title, viewModel.name] == ["Augusta", "Augusta"])
    #expect(view.calls == [.nameUpdated, .canSaveUpdated])
  }

  @Test("It says why a name was not saved, and nothing else until the next attempt")
  func failedSave() throws {
    viewModel.nameEdited("Augusta")
    viewModel.saveTapped()
    view.calls = []
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(viewModel.message == UsersFailure.httpStatus(500).text)
    #expect(viewModel.canSave)
    #expect([viewModel.title, viewModel.name] == ["Ada", "Augusta"])
    #expect(view.calls == [.canSaveUpdated, .messageUpdated])
    viewModel.saveTapped()
    #expect(viewModel.message == nil)
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    viewModel.nameEdited("  ")
    viewModel.saveTapped()
    #expect(viewModel.message == "Name can't be empty")
    #expect(viewModel.canSave)
    #expect(view.calls == [.messageUpdated])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    viewModel.nameEdited("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect([viewModel.title, viewModel.name] == ["Augusta", "Countess"])
    #expect(view.calls == [.nameUpdated])
  }

  @Test("It asks its navigation delegate to close the screen")
  func close() {
    viewModel.closeTapped()
    #expect(navigation.calls == [.userDetailsCloseTapped])
  }
}
