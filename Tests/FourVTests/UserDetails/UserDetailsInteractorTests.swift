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
    interactor = UserDetailsInteractor(user: .ada, repository: users.repository)
  }

  @Test("It gives the name of its user whenever users change")
  func observed() throws {
    var names: [String] = []
    interactor.observeName { names.append($0.name) }
    try users.rename(User.ada.id, to: "Augusta")
    try users.fetch([.grace])
    try users.fetch([.ada])
    #expect(names == ["Augusta", "Ada"])
  }

  @Test("Typed text stays when the name changes elsewhere")
  func draft() throws {
    var drafts: [NameDraft] = []
    interactor.observeName { drafts.append($0) }
    interactor.editName("Countess")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(drafts.map(\.name) == ["Augusta"])
    #expect(drafts.map(\.text) == ["Countess"])
  }

  @Test("It refuses an empty name without asking the repository")
  func refused() {
    interactor.editName("  ")
    #expect(throws: NameDraft.Invalid.empty) { try interactor.saveName { _ in } }
    #expect(users.source.renames.isEmpty)
  }

  @Test("It has the trimmed name stored, and reports the result")
  func renamed() throws {
    var failures: [UsersFailure] = []
    interactor.editName(" Augusta ")
    try interactor.saveName { if case .failure(let failure) = $0 { failures.append(failure) } }
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(users.source.renames.map(\.id) == [7])
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(failures == [.httpStatus(500)])
  }
}
