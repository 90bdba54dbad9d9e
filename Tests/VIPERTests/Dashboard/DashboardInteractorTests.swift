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

  @Test("It fetches users, and says only that they are there")
  func load() throws {
    interactor.getUsers()
    #expect(presenter.told == [])
    try users.answerFetch(User.three)
    #expect(presenter.told == ["users fetched"])
  }

  @Test("It says why users are not there")
  func failed() throws {
    interactor.getUsers()
    try users.failFetch(.httpStatus(500))
    #expect(presenter.told == [UsersFailure.httpStatus(500).text])
  }

  @Test("Of two fetches under way it cancels the older one")
  func refresh() {
    interactor.getUsers()
    interactor.getUsers()
    #expect(users.source.fetches.map(\.isCancelled) == [true, false])
  }

  @Test("It finds the user of a link")
  func link() throws {
    interactor.findUser(of: try .user(User.grace.id))
    try users.fetch(User.three)
    interactor.findUser(of: try .user(User.grace.id))
    interactor.findUser(of: try .user(99))
    #expect(presenter.told == ["found nobody", "found 3", "found nobody"])
  }
}
