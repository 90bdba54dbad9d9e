import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the dashboard's interactor, heard through its presenter")
struct DashboardInteractorTests {
  let users = UsersFixture()
  let output = DashboardPresenterOutputSpy()
  let interactor: DashboardInteractor

  init() {
    let presenter = DashboardPresenter()
    presenter.viewModel = output
    interactor = DashboardInteractor(repository: users.repository, presenter: presenter)
  }

  @Test("It loads users, and says that they are there")
  func load() throws {
    interactor.loadUsers()
    #expect(output.calls == [])
    try users.answerFetch(User.three)
    #expect(output.calls == [.displayUsersLoaded])
  }

  @Test("It says why users are not there")
  func failed() throws {
    interactor.loadUsers()
    try users.failFetch(.httpStatus(500))
    #expect(output.calls == [.displayUsersNotLoaded(UsersFailure.httpStatus(500).text)])
  }

  @Test("It cancels the older of two loads under way")
  func refresh() {
    interactor.loadUsers()
    interactor.loadUsers()
    #expect(users.source.fetches.map(\.isCancelled) == [true, false])
  }

  @Test("It finds the user of a link among the users that are there")
  func link() throws {
    interactor.findUser(of: try .user(User.grace.id))
    try users.fetch(User.three)
    interactor.findUser(of: try .user(User.grace.id))
    interactor.findUser(of: try .user(99))
    #expect(output.calls == [.displayUserNotFound, .displayUserFound(User.grace.id), .displayUserNotFound])
  }
}
