import RoleFixtures
import Testing
import Users

@testable import VIPER_lazyRows

@Suite("VIPER with lazy rows: entities cross to presenter and view, within what looks like rows")
struct LazyRowsTests {
  let users = UsersFixture()

  @Test("The interactor gives rows that are made when they are read, and anew after a rename")
  func rows() throws {
    let presenter = RecordingPresenter()
    let interactor = InjectedValues.with(\.usersRepository, users.repository) { UserListInteractor() }
    interactor.presenter = presenter
    interactor.getUsers()
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(presenter.rows.map(\.count) == [3, 3])
    #expect(presenter.rows.map { $0[1].name } == ["Grace", "Amazing Grace"])
    #expect(presenter.rows.last?[2].id == User.alan.id)
    #expect(presenter.renamedRows == [1])
  }

  @Test("The lazy rows hold the users themselves, with the usernames that no row shows")
  func entities() throws {
    let rows = UserListRows(try UserDirectory(User.three))
    let held = try #require(Mirror(reflecting: rows).descendant("users") as? UserDirectory)
    #expect(held.map(\.username) == ["ada", "grace", ""])
  }
}

private final class RecordingPresenter: AnyUserListPresenter {
  var router: (any AnyUserListRouter)?
  var interactor: (any AnyUserListInteractor)?
  var view: (any AnyUserListView)?
  private(set) var rows: [UserListRows] = []
  private(set) var renamedRows: [Int] = []

  func accessoryTapped(ofUser id: User.ID) {}

  func interactorDidFetchUsers(with users: UserListRows) {
    rows.append(users)
  }

  func interactorDidRenameUser(at row: Int, with users: UserListRows) {
    rows.append(users)
    renamedRows.append(row)
  }
}
