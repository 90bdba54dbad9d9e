import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the details' presenter")
struct UserDetailsPresenterTests {
  let users: UsersFixture
  let view = RecordingUserDetailsView()
  let delegate = RecordingUserDetailsDelegate()
  let presenter: UserDetailsPresenter

  init() throws {
    users = try UsersFixture(fetched: User.three)
    presenter = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    presenter.delegate = delegate
    presenter.viewLoaded()
  }

  @Test("It shows the user once the view is loaded")
  func shown() {
    #expect(view.told == ["ID 7, ada", "name Ada"])
    #expect(delegate.told == ["title Ada"])
  }

  @Test("It shows what has become of the user while the view waited to be loaded")
  func changedBeforeLoad() throws {
    let renamed = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    try users.rename(User.ada.id, to: "Augusta")
    renamed.viewLoaded()
    #expect(view.told.last == "name Augusta")
    let removed = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    try users.fetch([.grace])
    removed.viewLoaded()
    #expect(view.told.last == "name Ada")
  }

  @Test("It saves the trimmed name, and shows it when it is stored")
  func save() throws {
    presenter.nameEdited(" Augusta ")
    presenter.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(view.told.dropFirst(2) == ["saving", "message none"])
    try users.answerRename(.success(()))
    #expect(view.told.dropFirst(4) == ["name Augusta", "not saving"])
    #expect(delegate.told == ["title Ada", "title Augusta"])
  }

  @Test("It says why a name was not saved, and nothing else")
  func failedSave() throws {
    presenter.nameEdited("Augusta")
    presenter.saveTapped()
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(view.told.dropFirst(4) == ["not saving", "message \(UsersFailure.httpStatus(500).text)"])
    #expect(delegate.told == ["title Ada"])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    presenter.nameEdited("  ")
    presenter.saveTapped()
    #expect(view.told.dropFirst(2) == ["message Name can't be empty"])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    presenter.nameEdited("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(view.told.last == "name Countess")
    #expect(delegate.told == ["title Ada", "title Augusta"])
  }

  @Test("It asks to be closed")
  func close() {
    presenter.closeTapped()
    #expect(delegate.told == ["title Ada", "close"])
  }
}
