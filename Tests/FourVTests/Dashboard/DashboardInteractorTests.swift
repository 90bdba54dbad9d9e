import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the dashboard's interactor")
struct DashboardInteractorTests {
  let users = UsersFixture()
  let interactor: DashboardInteractor

  init() {
    interactor = DashboardInteractor(repository: users.repository)
  }

  @Test("It fetches users, and reports the result")
  func fetch() throws {
    var results: [Result<Void, UsersFailure>] = []
    interactor.fetchUsers { results.append($0) }
    try users.answerFetch(User.three)
    interactor.fetchUsers { results.append($0) }
    try users.failFetch(.httpStatus(500))
    #expect(results.count == 2)
    #expect(throws: Never.self) { try results.first?.get() }
    #expect(throws: UsersFailure.httpStatus(500)) { try results.last?.get() }
  }

  @Test("It cancels the older of two fetches under way")
  func refresh() {
    interactor.fetchUsers { _ in }
    interactor.fetchUsers { _ in }
    #expect(users.source.fetches.map(\.isCancelled) == [true, false])
  }
}
