import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the details' interactor")
struct UserDetailsInteractorTests {
  let users: UsersFixture
  let interactor: UserDetailsInteractor

  init() throws {
    users = try UsersFixture(fetched: User.three)
    interactor = UserDetailsInteractor(userID: User.ada.id, repository: users.repository)
  }

  @Test("It gives the name of its user whenever users change")
  func observed() throws {
    var names: [String] = []
    interactor.observeName { names.append($0) }
    try users.rename(User.ada.id, to: "Augusta")
    try users.fetch([.grace])
    try users.fetch([.ada])
    #expect(names == ["Augusta", "Ada"])
  }

  @Test("It has another name stored, and says what became of it")
  func renamed() throws {
    var failures: [UsersFailure] = []
    interactor.rename(to: "Augusta") { if case .failure(let failure) = $0 { failures.append(failure) } }
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(users.source.renames.map(\.id) == [7])
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(failures == [.httpStatus(500)])
  }
}
