import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the list's interactor, heard through its presenter")
struct UserListInteractorTests {
  let users = UsersFixture()
  let output = RecordingUserListOutput()
  let presenter = UserListPresenter()
  let interactor: UserListInteractor

  init() throws {
    presenter.viewModel = output
    interactor = UserListInteractor(repository: users.repository, presenter: presenter)
  }

  @Test("It gives all users when they were fetched, and after a rename the one that has changed, and its place")
  func changes() throws {
    interactor.observeUsers()
    #expect(output.rows.isEmpty)
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(output.rows.map { $0.map(\.name) } == [["Ada", "Grace", "Alan"], ["Amazing Grace"]])
    #expect(output.changedRows == [nil, 1])
  }

  @Test("Asked while there are users, it gives them at once")
  func usersOfBefore() throws {
    try users.fetch(User.three)
    interactor.observeUsers()
    #expect(output.rows.map { $0.map(\.name) } == [["Ada", "Grace", "Alan"]])
    #expect(output.changedRows == [nil])
  }
}
