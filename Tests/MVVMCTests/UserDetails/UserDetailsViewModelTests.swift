import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  let delegate = UserDetailsViewModelDelegateSpy()
  let viewModel: UserDetailsViewModel
  let title: RecordedValues<String>
  let name: RecordedValues<String>
  let message: RecordedValues<String?>
  let canSave: RecordedValues<Bool>

  init() throws {
    users = try UsersFixture(fetched: User.three)
    viewModel = UserDetailsViewModel(user: .ada, repository: users.repository)
    viewModel.delegate = delegate
    title = RecordedValues(viewModel.title)
    name = RecordedValues(viewModel.name)
    message = RecordedValues(viewModel.message)
    canSave = RecordedValues(viewModel.canSave)
  }

  /// Has the view loaded, and forgets what was told until then.
  private func loadView() {
    viewModel.viewLoaded()
    forget()
  }

  private func forget() {
    title.values = []
    name.values = []
    message.values = []
    canSave.values = []
  }

  @Test("It knows the user when it is made")
  func made() {
    #expect(viewModel.id == "ID 7")
    #expect(viewModel.username == "ada")
    #expect(viewModel.title.value == "Ada")
    #expect(viewModel.name.value == "Ada")
    #expect(viewModel.message.value == nil)
    #expect(viewModel.canSave.value)
  }

  @Test("It shows what has become of the user while the view waited to be loaded")
  func changedBeforeLoad() throws {
    try users.rename(User.ada.id, to: "Augusta")
    #expect(viewModel.title.value == "Ada")
    viewModel.viewLoaded()
    #expect(viewModel.title.value == "Augusta")
    #expect(viewModel.name.value == "Augusta")
    let removed = UserDetailsViewModel(user: .ada, repository: users.repository)
    try users.fetch([.grace])
    removed.viewLoaded()
    #expect(removed.title.value == "Ada")
    #expect(removed.name.value == "Ada")
  }

  @Test("It saves the trimmed name, and shows it when it is stored")
  func save() throws {
    loadView()
    viewModel.nameEdited(" Augusta ")
    viewModel.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(canSave.values == [false])
    #expect(message.values == [nil])
    forget()
    try users.answerRename(.success(()))
    #expect(canSave.values == [true])
    #expect(title.values == ["Augusta"])
    #expect(name.values == ["Augusta"])
    #expect(message.values == [])
  }

  @Test("It shows why a name was not saved, and nothing else until the next attempt")
  func failedSave() throws {
    loadView()
    viewModel.nameEdited("Augusta")
    viewModel.saveTapped()
    forget()
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(message.values == [UsersFailure.httpStatus(500).text])
    #expect(canSave.values == [true])
    #expect(title.values == [])
    #expect(name.values == [])
    forget()
    viewModel.saveTapped()
    #expect(message.values == [nil])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    loadView()
    viewModel.nameEdited("  ")
    viewModel.saveTapped()
    #expect(message.values == ["Name can't be empty"])
    #expect(canSave.values == [])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    loadView()
    viewModel.nameEdited("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(title.values == ["Augusta"])
    #expect(name.values == ["Countess"])
  }

  @Test("It asks its delegate to close the screen")
  func close() {
    loadView()
    viewModel.closeTapped()
    #expect(delegate.calls == [.closeRequested])
  }
}
