import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the list's interactor, heard through its presenter")
struct UserListInteractorTests {
  let users = UsersFixture()
  let output = UserListPresenterOutputSpy()
  let presenter = UserListPresenter()
  let interactor: UserListInteractor

  init() {
    presenter.viewModel = output
    interactor = UserListInteractor(repository: users.repository, presenter: presenter)
  }

  @Test("It gives all users when they arrive")
  func rows() throws {
    interactor.observeUsers()
    #expect(output.calls == [])
    try users.fetch(User.three)
    #expect(output.calls == [.displayRows(Self.rows)])
  }

  @Test("It gives the users that are there when it is asked to observe them")
  func madeLater() throws {
    try users.fetch(User.three)
    interactor.observeUsers()
    #expect(output.calls == [.displayRows(Self.rows)])
  }

  @Test("After a rename it gives the one user that has changed, and its place")
  func renamed() throws {
    interactor.observeUsers()
    try users.fetch(User.three)
    output.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(output.calls == [.displayRow(UserListRow(id: 3, name: "Amazing Grace"), index: 1)])
  }

  private static let rows = [
    UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace"), UserListRow(id: 12, name: "Alan"),
  ]
}
