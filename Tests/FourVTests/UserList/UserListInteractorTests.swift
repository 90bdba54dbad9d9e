import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the list's interactor")
struct UserListInteractorTests {
  @Test("It gives the users whenever they change, and finds the rows that have changed")
  func observed() throws {
    let users = UsersFixture()
    let interactor = UserListInteractor(repository: users.repository)
    var names: [[String]] = []
    var changes: [UserListInteractor.Change] = []
    interactor.observeUsers { users, change in
      names.append(users.map(\.name))
      changes.append(change)
    }
    try users.fetch([.ada, .grace])
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(names == [["Ada", "Grace"], ["Ada", "Amazing Grace"]])
    #expect(changes == [.allRows, .row(1)])
  }

  @Test("It gives the users that there are at once")
  func madeLater() throws {
    let users = try UsersFixture(fetched: User.three)
    let interactor = UserListInteractor(repository: users.repository)
    var names: [[String]] = []
    interactor.observeUsers { users, _ in names.append(users.map(\.name)) }
    #expect(names == [["Ada", "Grace", "Alan"]])
  }
}
