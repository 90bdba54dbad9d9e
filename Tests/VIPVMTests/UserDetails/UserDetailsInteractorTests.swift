import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the details' interactor, heard through its presenter")
struct UserDetailsInteractorTests {
  let users: UsersFixture
  let output = UserDetailsPresenterOutputSpy()
  let interactor: UserDetailsInteractor

  init() throws {
    users = try UsersFixture(fetched: User.three)
    let presenter = UserDetailsPresenter()
    presenter.viewModel = output
    interactor = UserDetailsInteractor(userID: User.ada.id, repository: users.repository, presenter: presenter)
  }

  /// Has the interactor follow the user, and forgets what it gave at once.
  private func observeUser() {
    interactor.observeUser()
    output.calls = []
  }

  @Test("It gives the user")
  func user() {
    #expect(output.calls == [])
    interactor.observeUser()
    #expect(output.calls == [.displayUser(Self.values(name: "Ada"))])
  }

  @Test("It gives the user as renamed before it was asked to observe")
  func renamedBefore() throws {
    try users.rename(User.ada.id, to: "Augusta")
    interactor.observeUser()
    #expect(output.calls == [.displayUser(Self.values(name: "Augusta"))])
  }

  @Test("It gives a user who has gone before it was asked to observe")
  func removedBefore() throws {
    try users.fetch([.grace])
    interactor.observeUser()
    #expect(output.calls == [.displayUser(Self.values(name: "Ada"))])
  }

  @Test("It gives nothing more of a user who has gone")
  func removedAfter() throws {
    observeUser()
    try users.fetch([.grace])
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(output.calls == [])
  }

  @Test("It stores the trimmed name, and gives the user anew")
  func save() throws {
    observeUser()
    interactor.renameUser(to: " Augusta ")
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(output.calls == [.displaySaving(true, message: nil)])
    output.calls = []
    try users.answerRename(.success(()))
    #expect(output.calls == [.displayUser(Self.values(name: "Augusta")), .displaySaving(false, message: nil)])
  }

  @Test("It says why a name was not stored, and nothing else")
  func failedSave() throws {
    observeUser()
    interactor.renameUser(to: "Augusta")
    output.calls = []
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(output.calls == [.displaySaving(false, message: UsersFailure.httpStatus(500).text)])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    observeUser()
    interactor.renameUser(to: "  ")
    #expect(output.calls == [.displaySaving(false, message: "Name can't be empty")])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere")
  func renamedElsewhere() throws {
    observeUser()
    try users.rename(User.ada.id, to: "Augusta")
    #expect(output.calls == [.displayUser(Self.values(name: "Augusta"))])
  }

  private static func values(name: String) -> UserDetailsValues {
    UserDetailsValues(id: "ID 7", username: "ada", name: name)
  }
}
