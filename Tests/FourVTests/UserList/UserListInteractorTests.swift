import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the list's interactor")
struct UserListInteractorTests {
  @Test("It gives the users whenever they change, and says what has changed")
  func observed() throws {
    let users = UsersFixture()
    let interactor = UserListInteractor(repository: users.repository)
    var names: [[String]] = []
    var changes: [UsersChange] = []
    interactor.observeUsers { users, change in
      names.append(users.map(\.name))
      changes.append(change)
    }
    try users.fetch([.ada, .grace])
    try users.rename(User.ada.id, to: "Augusta")
    #expect(names == [["Ada", "Grace"], ["Augusta", "Grace"]])
    #expect(changes == [.fetched, .renamed(7)])
  }
}
