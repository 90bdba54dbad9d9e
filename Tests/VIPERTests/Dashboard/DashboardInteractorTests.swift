import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the dashboard's interactor")
struct DashboardInteractorTests {
  let users = UsersFixture()
  let presenter = DashboardPresenterSpy()
  let interactor: DashboardInteractor

  init() {
    interactor = users.injected { DashboardInteractor() }
    interactor.presenter = presenter
  }

  @Test("It fetches users, and says only that they are there")
  func load() throws {
    interactor.getUsers()
    #expect(presenter.calls == [])
    try users.answerFetch(User.three)
    #expect(presenter.calls == [.interactorDidFetchUsers(failure: nil)])
  }

  @Test("It says why users are not there")
  func failed() throws {
    interactor.getUsers()
    try users.failFetch(.httpStatus(500))
    #expect(presenter.calls == [.interactorDidFetchUsers(failure: .httpStatus(500))])
  }

  @Test("It cancels the older of two fetches under way")
  func refresh() {
    interactor.getUsers()
    interactor.getUsers()
    #expect(users.source.fetches.map(\.isCancelled) == [true, false])
  }

  @Test("It finds the user of a link among the users that are there")
  func link() throws {
    interactor.findUser(of: try .user(User.grace.id))
    try users.fetch(User.three)
    interactor.findUser(of: try .user(User.grace.id))
    interactor.findUser(of: try .user(99))
    #expect(
      presenter.calls == [
        .interactorDidFindUser(nil), .interactorDidFindUser(User.grace.id), .interactorDidFindUser(nil),
      ]
    )
  }
}
