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

  @Test("It gives the name that its user has at once, and whenever users change")
  func observed() throws {
    var names: [String] = []
    interactor.observeName { names.append($0) }
    #expect(names == ["Ada"])
    names = []
    try users.rename(User.ada.id, to: "Augusta")
    try users.fetch([.grace])
    try users.fetch([.ada])
    #expect(names == ["Augusta", "Ada"])
  }

  @Test("It gives no name of a user who has gone")
  func removed() throws {
    try users.fetch([.grace])
    var names: [String] = []
    interactor.observeName { names.append($0) }
    #expect(names == [])
  }

  @Test("It refuses an empty name without asking the repository")
  func refused() {
    #expect(throws: NameDraft.Invalid.empty) { try interactor.saveName(NameDraft(name: "  ")) { _ in } }
    #expect(users.source.renames.isEmpty)
  }

  @Test("It has the trimmed name stored, and reports the result")
  func renamed() throws {
    var failures: [UsersFailure] = []
    try interactor.saveName(NameDraft(name: " Augusta ")) {
      if case .failure(let failure) = $0 { failures.append(failure) }
    }
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(users.source.renames.map(\.id) == [7])
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(failures == [.httpStatus(500)])
  }
}
