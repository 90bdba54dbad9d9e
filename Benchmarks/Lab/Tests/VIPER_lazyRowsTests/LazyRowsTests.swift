import RoleFixtures
import Testing
import Users

@testable import VIPER_lazyRows

@Suite("VIPER with lazy rows: entities cross to presenter and view, within what looks like rows")
struct LazyRowsTests {
  let users = UsersFixture()

  @Test("The interactor gives rows that are made when they are read, all of them after a rename, too")
  func rows() throws {
    let presenter = PresenterSpy()
    let interactor = InjectedValues.with(\.usersRepository, users.repository) { UserListInteractor() }
    interactor.presenter = presenter
    interactor.getUsers()
    try users.fetch(User.three)
    #expect(presenter.calls == [.interactorDidFetchUsers(names: ["Ada", "Grace", "Alan"])])
    presenter.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(presenter.calls == [.interactorDidRenameUser(row: 1, names: ["Ada", "Amazing Grace", "Alan"])])
  }

  @Test("The lazy rows hold the users themselves, with the usernames that no row shows")
  func entities() throws {
    let rows = UserListRows(try UserDirectory(User.three))
    let held = try #require(Mirror(reflecting: rows).descendant("users") as? UserDirectory)
    #expect(held.map(\.username) == ["ada", "grace", ""])
  }
}

/// Records what the list's interactor tells its presenter, with the names in the rows.
private final class PresenterSpy: AnyUserListPresenter {
  enum Call: Equatable {
    case viewLoaded
    case accessoryTapped(User.ID)
    case interactorDidFetchUsers(names: [String])
    case interactorDidRenameUser(row: Int, names: [String])
  }

  var router: (any AnyUserListRouter)?
  var interactor: (any AnyUserListInteractor)?
  var view: (any AnyUserListView)?
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func accessoryTapped(ofUser id: User.ID) {
    calls.append(.accessoryTapped(id))
  }

  func interactorDidFetchUsers(with users: UserListRows) {
    calls.append(.interactorDidFetchUsers(names: users.names))
  }

  func interactorDidRenameUser(at row: Int, with users: UserListRows) {
    calls.append(.interactorDidRenameUser(row: row, names: users.names))
  }
}

extension UserListRows {
  fileprivate var names: [String] { (0..<count).map { self[$0].name } }
}
