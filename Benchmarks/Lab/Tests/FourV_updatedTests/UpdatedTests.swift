import RoleFixtures
import Testing
import Users

@testable import FourV_updated

@Suite("4V with the printed update: the view is told that users have changed, and not which")
struct UpdatedTests {
  let users = UsersFixture()

  @Test("A rename is told as a fetch is, and all rows are there to be asked for")
  func renamed() throws {
    let view = CountingView()
    let router = IgnoringRouter()
    let viewModel = UserListViewModel(
      interactor: UserListInteractor(repository: users.repository),
      navigationDelegate: router
    )
    viewModel.bind(view)
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.updates == 2)
    #expect((0..<viewModel.numberOfUsers).map(viewModel.name(at:)) == ["Ada", "Amazing Grace", "Alan"])
  }
}

private final class CountingView: UserListViewModelDelegate {
  private(set) var updates = 0

  func usersUpdated() {
    updates += 1
  }
}

private final class IgnoringRouter: UserListNavigationDelegate {
  func userListSelected(_ user: User) {}
}
