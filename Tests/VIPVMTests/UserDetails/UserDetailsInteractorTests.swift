import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the details' interactor, heard through its presenter")
struct UserDetailsInteractorTests {
  let users: UsersFixture
  let output = RecordingUserDetailsOutput()
  let interactor: UserDetailsInteractor

  init() throws {
    users = try UsersFixture(fetched: User.three)
    let presenter = UserDetailsPresenter()
    presenter.viewModel = output
    interactor = UserDetailsInteractor(userID: User.ada.id, repository: users.repository, presenter: presenter)
    interactor.observeUser()
  }

  @Test("It gives the user")
  func user() {
    #expect(output.told == ["ID 7, ada, name Ada"])
  }

  @Test("It gives a user who was taken away before anybody observed")
  func removedBefore() throws {
    let presenter = UserDetailsPresenter()
    let output = RecordingUserDetailsOutput()
    presenter.viewModel = output
    let interactor = UserDetailsInteractor(userID: User.ada.id, repository: users.repository, presenter: presenter)
    try users.fetch([.grace])
    interactor.observeUser()
    #expect(output.told.contains { $0.hasSuffix("name Ada") })
  }

  @Test("It gives nothing more once the user was taken away")
  func removedAfter() throws {
    try users.fetch([.grace])
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(output.told.count { $0.hasSuffix("name Ada") } == 1)
  }

  @Test("It stores the trimmed name, and gives the user anew")
  func save() throws {
    interactor.renameUser(to: " Augusta ")
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(output.told.dropFirst() == ["saving, message none"])
    try users.answerRename(.success(()))
    #expect(output.told.dropFirst(2) == ["ID 7, ada, name Augusta", "not saving, message none"])
  }

  @Test("It says why a name was not stored, and nothing else")
  func failedSave() throws {
    interactor.renameUser(to: "Augusta")
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(output.told.dropFirst(2) == ["not saving, message \(UsersFailure.httpStatus(500).text)"])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    interactor.renameUser(to: "  ")
    #expect(output.told.dropFirst() == ["not saving, message Name can't be empty"])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere")
  func renamedElsewhere() throws {
    try users.rename(User.ada.id, to: "Augusta")
    #expect(output.told.dropFirst() == ["ID 7, ada, name Augusta"])
  }
}
