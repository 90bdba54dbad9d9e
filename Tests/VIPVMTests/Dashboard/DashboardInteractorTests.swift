import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the dashboard's interactor, heard through its presenter")
struct DashboardInteractorTests {
  let users = UsersFixture()
  let output = RecordingDashboardOutput()
  let interactor: DashboardInteractor

  init() {
    let presenter = DashboardPresenter()
    presenter.viewModel = output
    interactor = DashboardInteractor(repository: users.repository, presenter: presenter)
  }

  @Test("It loads users")
  func load() throws {
    interactor.loadUsers()
    #expect(output.told == [])
    try users.answerFetch(User.three)
    #expect(output.told == ["loaded"])
  }

  @Test("Of two loads under way it cancels the older one")
  func refresh() {
    interactor.loadUsers()
    interactor.loadUsers()
    #expect(users.source.fetches.map(\.isCancelled) == [true, false])
  }

  @Test("It finds the user of a link")
  func link() throws {
    try users.fetch(User.three)
    interactor.findUser(of: try .user(User.grace.id))
    interactor.findUser(of: try .user(99))
    #expect(output.told == ["found 3", "not found"])
  }
}
