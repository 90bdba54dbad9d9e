import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the details' presenter")
struct UserDetailsPresenterTests {
  let users: UsersFixture
  let view = UserDetailsViewSpy()
  let delegate = UserDetailsPresenterDelegateSpy()
  let presenter: UserDetailsPresenter

  init() throws {
    users = try UsersFixture(fetched: User.three)
    presenter = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    presenter.delegate = delegate
  }

  /// Has the view loaded, and forgets what was shown then.
  private func loadView() {
    presenter.viewLoaded()
    view.calls = []
    delegate.calls = []
  }

  @Test("It shows the user when the view is loaded")
  func shown() {
    presenter.viewLoaded()
    #expect(view.calls == [.showID("ID 7", username: "ada"), .showName("Ada")])
    #expect(delegate.calls == [.showTitle("Ada")])
  }

  @Test("It shows what has become of the user while the view waited to be loaded")
  func changedBeforeLoad() throws {
    try users.rename(User.ada.id, to: "Augusta")
    presenter.viewLoaded()
    #expect(view.calls.last == .showName("Augusta"))
    let removed = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    try users.fetch([.grace])
    removed.viewLoaded()
    #expect(view.calls.last == .showName("Ada"))
  }

  @Test("It saves the trimmed name, and shows it when it is stored")
  func save() throws {
    loadView()
    presenter.nameEdited(" Augusta ")
    presenter.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(view.calls == [.showSaving(true), .showMessage(nil)])
    view.calls = []
    try users.answerRename(.success(()))
    #expect(view.calls == [.showName("Augusta"), .showSaving(false)])
    #expect(delegate.calls == [.showTitle("Augusta")])
  }

  @Test("It shows why a name was not saved, and nothing else")
  func failedSave() throws {
    loadView()
    presenter.nameEdited("Augusta")
    presenter.saveTapped()
    view.calls = []
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(view.calls == [.showSaving(false), .showMessage(UsersFailure.httpStatus(500).text)])
    #expect(delegate.calls == [])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    loadView()
    presenter.nameEdited("  ")
    presenter.saveTapped()
    #expect(view.calls == [.showMessage("Name can't be empty")])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    loadView()
    presenter.nameEdited("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(view.calls == [.showName("Countess")])
    #expect(delegate.calls == [.showTitle("Augusta")])
  }

  @Test("It asks its delegate to close the screen")
  func close() {
    loadView()
    presenter.closeTapped()
    #expect(delegate.calls == [.close])
  }
}
