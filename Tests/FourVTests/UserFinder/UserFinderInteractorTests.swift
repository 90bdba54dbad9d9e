import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the finder's interactor")
struct UserFinderInteractorTests {
  @Test("It gives the users whenever they change")
  func observed() throws {
    let users = UsersFixture()
    let interactor = UserFinderInteractor(repository: users.repository)
    var names: [[String]] = []
    interactor.observeUsers { names.append($0.map(\.name)) }
    try users.fetch([.ada, .grace])
    try users.rename(User.ada.id, to: "Augusta")
    #expect(names == [["Ada", "Grace"], ["Augusta", "Grace"]])
  }
}
