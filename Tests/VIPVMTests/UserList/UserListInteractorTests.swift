import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the list's interactor, heard through its presenter")
struct UserListInteractorTests {
  @Test("It gives all users anew whenever one has changed, and their presenter all rows")
  func users() throws {
    let users = UsersFixture()
    let output = RecordingUserListOutput()
    let presenter = UserListPresenter()
    presenter.viewModel = output
    let interactor = UserListInteractor(repository: users.repository, presenter: presenter)
    interactor.observeUsers()
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(output.rows.map { $0.map(\.name) } == [["Ada", "Grace", "Alan"], ["Ada", "Amazing Grace", "Alan"]])
  }
}
