import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the finder's interactor")
struct UserFinderInteractorTests {
  let users = UsersFixture()
  let interactor: UserFinderInteractor

  init() {
    interactor = UserFinderInteractor(repository: users.repository)
  }

  @Test("It gives the number of users whenever they change")
  func observed() throws {
    var counts: [Int] = []
    interactor.observeCount { counts.append($0) }
    try users.fetch([.ada, .grace])
    try users.fetch(User.three)
    #expect(counts == [2, 3])
  }

  @Test("It gives the number of the users that are there at once")
  func madeLater() throws {
    try users.fetch(User.three)
    var counts: [Int] = []
    interactor.observeCount { counts.append($0) }
    #expect(counts == [3])
    #expect(interactor.find("3") == .found(.grace))
  }

  @Test("It finds users by id among those whom it has been told of")
  func found() throws {
    interactor.observeCount { _ in }
    #expect(interactor.find("3") == .notFound)
    try users.fetch(User.three)
    #expect(["", " 3 ", "1", "Ada"].map(interactor.find) == [.nothingAsked, .found(.grace), .notFound, .notFound])
  }
}
