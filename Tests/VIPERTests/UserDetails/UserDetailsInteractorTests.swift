import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the details' interactor")
struct UserDetailsInteractorTests {
  let users: UsersFixture
  let presenter = UserDetailsPresenterSpy()
  let interactor: UserDetailsInteractor

  init() throws {
    users = try UsersFixture(fetched: User.three)
    interactor = users.injected { UserDetailsInteractor(userID: User.ada.id) }
    interactor.presenter = presenter
  }

  /// Has the interactor follow the user, and forgets what it gave at once.
  private func followUser() {
    interactor.getUser()
    presenter.calls = []
  }

  @Test("It gives the user as values")
  func user() {
    #expect(presenter.calls == [])
    interactor.getUser()
    #expect(presenter.calls == [.interactorDidFetchUser(id: 7, username: "ada", name: "Ada")])
  }

  @Test("It gives the user as renamed before it was asked for")
  func renamedBefore() throws {
    try users.rename(User.ada.id, to: "Augusta")
    interactor.getUser()
    #expect(presenter.calls == [.interactorDidFetchUser(id: 7, username: "ada", name: "Augusta")])
  }

  @Test("It gives a user who has gone before it was asked for")
  func removedBefore() throws {
    try users.fetch([.grace])
    interactor.getUser()
    #expect(presenter.calls == [.interactorDidFetchUser(id: 7, username: "ada", name: "Ada")])
  }

  @Test("It gives nothing more of a user who has gone")
  func removedAfter() throws {
    followUser()
    try users.fetch([.grace])
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(presenter.calls == [])
  }

  @Test("It stores the trimmed name, and gives the user anew")
  func rename() throws {
    followUser()
    interactor.renameUser(to: " Augusta ")
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(presenter.calls == [.interactorWillRenameUser])
    presenter.calls = []
    try users.answerRename(.success(()))
    #expect(
      presenter.calls == [
        .interactorDidFetchUser(id: 7, username: "ada", name: "Augusta"), .interactorDidRenameUser(failure: nil),
      ]
    )
  }

  @Test("It says why a name was not stored, and nothing else")
  func failed() throws {
    followUser()
    interactor.renameUser(to: "Augusta")
    presenter.calls = []
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(presenter.calls == [.interactorDidRenameUser(failure: .httpStatus(500))])
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() {
    followUser()
    interactor.renameUser(to: "  ")
    #expect(presenter.calls == [.interactorDidRefuseName(.empty)])
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere")
  func renamedElsewhere() throws {
    followUser()
    try users.rename(User.ada.id, to: "Augusta")
    #expect(presenter.calls == [.interactorDidFetchUser(id: 7, username: "ada", name: "Augusta")])
  }
}
