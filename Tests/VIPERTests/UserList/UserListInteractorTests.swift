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
    interactor.getUsers()
    try users.fetch(User.three)
  }

  @Test("It gives all users as rows")
  func rows() {
    #expect(presenter.told == ["users fetched"])
    #expect(presenter.rows.map(\.id) == [7, 3, 12])
    #expect(presenter.rows.map(\.name) == ["Ada", "Grace", "Alan"])
  }

  @Test("After a rename it gives the one row that has changed, and its place")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(presenter.told == ["users fetched", "user at 1 renamed"])
    #expect(presenter.rows.map(\.name) == ["Ada", "Amazing Grace", "Alan"])
  }

  @Test("Made while there are users, it gives them at once")
  func madeLater() {
    let interactor = users.injected { UserListInteractor() }
    let presenter = RecordingUserListPresenter()
    interactor.presenter = presenter
    interactor.getUsers()
    #expect(presenter.told == ["users fetched"])
  }
}
