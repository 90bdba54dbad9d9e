import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the list's interactor")
struct UserListInteractorTests {
  let users = UsersFixture()
  let presenter = UserListPresenterSpy()
  let interactor: UserListInteractor

  init() {
    interactor = users.injected { UserListInteractor() }
    interactor.presenter = presenter
  }

  @Test("It gives all users as rows when they arrive")
  func rows() throws {
    interactor.getUsers()
    #expect(presenter.calls == [])
    try users.fetch(User.three)
    #expect(presenter.calls == [.interactorDidFetchUsers(Self.rows)])
  }

  @Test("It gives the users that are there when it is asked for them")
  func madeLater() throws {
    try users.fetch(User.three)
    interactor.getUsers()
    #expect(presenter.calls == [.interactorDidFetchUsers(Self.rows)])
  }

  @Test("After a rename it gives the one row that has changed, and its place")
  func renamed() throws {
    interactor.getUsers()
    try users.fetch(User.three)
    presenter.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(presenter.calls == [.interactorDidRenameUser(index: 1, UserListRow(id: 3, name: "Amazing Grace"))])
  }

  private static let rows = [
    UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace"), UserListRow(id: 12, name: "Alan"),
  ]
}
