import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  let viewModel: UserDetailsViewModel
  let title: RecordedValues<String>
  let name: RecordedValues<String>
  let message: RecordedValues<String?>
  let canSave: RecordedValues<Bool>

  init() throws {
    users = try UsersFixture(fetched: User.three)
    viewModel = UserDetailsViewModel(user: .ada, repository: users.repository)
    viewModel.viewLoaded()
    title = RecordedValues(viewModel.title)
    name = RecordedValues(viewModel.name)
    message = RecordedValues(viewModel.message)
    canSave = RecordedValues(viewModel.canSave)
  }

  @Test("It knows the user from the start")
  func shown() {
    #expect(viewModel.id == "ID 7")
    #expect(viewModel.username == "ada")
    #expect(title.values == ["Ada"])
    #expect(name.values == ["Ada"])
    #expect(message.values == [nil])
    #expect(canSave.values == [true])
  }

  @Test("It shows what has become of the user while the view waited to be loaded")
  func changedBeforeLoad() throws {
    let viewModel = UserDetailsViewModel(user: .ada, repository: users.repository)
    try users.rename(User.ada.id, to: "Augusta")
    viewModel.viewLoaded()
    #expect(viewModel.title.value == "Augusta")
    #expect(viewModel.name.value == "Augusta")
  }

  @Test("It saves the trimmed name, and shows it when it is stored")
  func save() throws {
    viewModel.nameEdited(" Augusta ")
    viewModel.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(canSave.values == [true, false])
    try users.answerRename(.success(()))
    #expect(canSave.values == [true, false, true])
    #expect(title.values == ["Ada", "Augusta"])
    #expect(name.values == ["Ada", "Augusta"])
  }

  @Test("It says why a name was not saved, and nothing else until the next attempt")
  func failedSave() throws {
    viewModel.nameEdited("Augusta")
    viewModel.saveTapped()
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(message.values.last == UsersFailure.httpStatus(500).text)
    #expect(canSave.values == [true, false, true])
    #expect(title.values == ["Ada"])
    #expect(name.values == ["Ada"])
    viewModel.saveTapped()
    #expect(message.values.last == .some(nil))
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    viewModel.nameEdited("  ")
    viewModel.saveTapped()
    #expect(message.values == [nil, "Name can't be empty"])
    #expect(canSave.values == [true])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    viewModel.nameEdited("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(title.values == ["Ada", "Augusta"])
    #expect(name.values.last == "Countess")
  }

  @Test("It asks to be closed")
  func close() {
    var closeCount = 0
    viewModel.onClose = { closeCount += 1 }
    viewModel.closeTapped()
    #expect(closeCount == 1)
  }
}
