import RoleFixtures
import Testing
import Users

@testable import Observed

@Suite("Observed: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  let router = UsersRoutingSpy()
  let viewModel: UserDetailsViewModel

  init() throws {
    users = try UsersFixture(fetched: User.three)
    viewModel = UserDetailsViewModel(user: .ada, repository: users.repository, router: router)
  }

  @Test("It knows the user when it is made")
  func made() {
    #expect(viewModel.user == .ada && viewModel.draft.name == "Ada" && viewModel.draft.text == "Ada")
    #expect(viewModel.id == "ID 7" && viewModel.canSave && viewModel.message == nil)
  }

  @Test("It knows what has become of the user while the view waited to be loaded")
  func changedBeforeLoad() throws {
    try users.rename(User.ada.id, to: "Augusta")
    begin { await viewModel.follow() }
    #expect(viewModel.draft.name == "Augusta" && viewModel.draft.text == "Augusta")
  }

  @Test("It saves the trimmed name, and shows it when it is stored")
  func save() throws {
    begin { await viewModel.follow() }
    viewModel.edit(" Augusta ")
    begin { await viewModel.save() }
    #expect(users.source.renames.map(\.name) == ["Augusta"] && !viewModel.canSave)
    try waking { try users.answerRename(.success(())) }
    #expect(viewModel.canSave && viewModel.message == nil)
    #expect(viewModel.draft.name == "Augusta" && viewModel.draft.text == "Augusta")
  }

  @Test("It says why a name was not saved until the next attempt, and keeps what was typed")
  func failedSave() throws {
    viewModel.edit("Augusta")
    begin { await viewModel.save() }
    try waking { try users.answerRename(.failure(.httpStatus(500))) }
    #expect(viewModel.message == UsersFailure.httpStatus(500).text && viewModel.draft.text == "Augusta")
    begin { await viewModel.save() }
    #expect(!viewModel.canSave && viewModel.message == nil)
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    viewModel.edit("  ")
    begin { await viewModel.save() }
    #expect(viewModel.message == "Name can't be empty" && users.source.renames.isEmpty)
  }

  @Test("It says nothing of a save that was cancelled")
  func cancelledSave() throws {
    let saving = begin { await viewModel.save() }
    let rename = try #require(users.source.pendingRename)
    waking { saving.cancel() }
    #expect(rename.request.isCancelled && viewModel.message == nil)
  }

  @Test("A save that is cancelled in favour of another one leaves the state to that")
  func secondSave() {
    let first = begin { await viewModel.save() }
    waking {
      first.cancel()
      Task { await viewModel.save() }
    }
    #expect(users.source.renames.count == 2 && !viewModel.canSave)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    begin { await viewModel.follow() }
    viewModel.edit("Countess")
    try waking { try users.rename(User.ada.id, to: "Augusta") }
    #expect(viewModel.draft.name == "Augusta" && viewModel.draft.text == "Countess")
    try waking { try users.fetch([.grace]) }
    #expect(viewModel.draft.name == "Augusta")
  }

  @Test("It asks the router to close the screen")
  func close() {
    viewModel.close()
    #expect(router.calls == [.closeDetails])
  }
}
