import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the list's interactor")
struct UserListInteractorTests {
  let users = UsersFixture()
  let presenter = RecordingUserListPresenter()
  let interactor: UserListInteractor

  init() throws {
    interactor = users.injected { UserListInteractor() }
    interactor.presenter = presenter
    interactor.observeUsers()
    try users.fetch(User.three)
  }

  @Test("It gives the users as rows")
  func rows() {
    #expect(presenter.told == ["users changed"])
    #expect(presenter.rows.map(\.id) == [7, 3, 12])
    #expect(presenter.rows.map(\.name) == ["Ada", "Grace", "Alan"])
  }

  @Test("It tells which row a rename has changed")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(presenter.told == ["users changed", "user at 1 changed"])
    #expect(presenter.rows.map(\.name) == ["Ada", "Amazing Grace", "Alan"])
  }
}
