import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the dashboard's interactor")
struct DashboardInteractorTests {
  let users = UsersFixture()
  let presenter = RecordingDashboardPresenter()
  let interactor: DashboardInteractor

  init() {
    interactor = users.injected { DashboardInteractor() }
    interactor.presenter = presenter
  }

  @Test("It loads users, and says only that they are there")
  func load() throws {
    interactor.loadUsers()
    #expect(presenter.told == [])
    try users.answerFetch(User.three)
    #expect(presenter.told == ["users loaded"])
  }

  @Test("It says why users are not there")
  func failed() throws {
    interactor.loadUsers()
    try users.failFetch(.httpStatus(500))
    #expect(presenter.told == [UsersFailure.httpStatus(500).text])
  }

  @Test("Of two loads under way it cancels the older one")
  func refresh() {
    interactor.loadUsers()
    interactor.loadUsers()
    #expect(users.source.fetches.map(\.isCancelled) == [true, false])
  }

  @Test("It knows who is there")
  func hasUser() throws {
    #expect(!interactor.hasUser(User.grace.id))
    try users.fetch(User.three)
    #expect(interactor.hasUser(User.grace.id))
    #expect(!interactor.hasUser(99))
  }
}
