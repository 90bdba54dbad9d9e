import RoleFixtures
import Testing
import Users

@testable import FourV_updated

@Suite("4V with the printed update: the view is told that users have changed, and not which")
struct UpdatedTests {
  let users = UsersFixture()
  let view = UserListViewModelDelegateSpy()
  let router = IgnoringRouter()

  @Test("It tells of a rename as of a fetch, and has all rows to be asked for")
  func renamed() throws {
    let viewModel = UserListViewModel(
      interactor: UserListInteractor(repository: users.repository),
      navigationDelegate: router
    )
    viewModel.bind(view)
    try users.fetch(User.three)
    view.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.calls == [.usersUpdated])
    #expect((0..<viewModel.numberOfUsers).map(viewModel.name(at:)) == ["Ada", "Amazing Grace", "Alan"])
  }
}

/// Records what the list's view model tells its delegate.
final class UserListViewModelDelegateSpy: UserListViewModelDelegate {
  enum Call: Equatable {
    case usersUpdated
  }

  var calls: [Call] = []

  func usersUpdated() {
    calls.append(.usersUpdated)
  }
}

final class IgnoringRouter: UserListNavigationDelegate {
  func userListSelected(_ user: User) {}
}
