import RoleFixtures
import Testing
import Users

@testable import Observed

@Suite("Observed: the list's view model")
struct UserListViewModelTests {
  let users = UsersFixture()
  let router = UsersRoutingSpy()
  let viewModel: UserListViewModel

  init() {
    viewModel = UserListViewModel(repository: users.repository, router: router)
  }

  @Test("It follows the users, and says that there are none only once that is known")
  func follow() throws {
    begin { await viewModel.follow() }
    #expect(viewModel.users == nil && !viewModel.hasNoUsers)
    try waking { try users.fetch(User.three) }
    #expect(viewModel.users?.map(\.name) == ["Ada", "Grace", "Alan"] && !viewModel.hasNoUsers)
    try waking { try users.rename(User.ada.id, to: "Augusta") }
    #expect(viewModel.users?.map(\.name) == ["Augusta", "Grace", "Alan"])
    try waking { try users.fetch([]) }
    #expect(viewModel.users?.isEmpty == true && viewModel.hasNoUsers)
  }

  @Test("It knows at once users that are there already")
  func late() throws {
    try users.fetch(User.three)
    begin { await viewModel.follow() }
    #expect(viewModel.users?.map(\.name) == ["Ada", "Grace", "Alan"])
  }

  @Test("It ends to follow when it is cancelled")
  func cancelled() throws {
    let following = begin { await viewModel.follow() }
    waking { following.cancel() }
    try waking { try users.fetch(User.three) }
    #expect(viewModel.users == nil)
  }

  @Test("It asks the router for the details of a user")
  func select() {
    viewModel.select(.grace)
    #expect(router.calls == [.showDetails(.grace)])
  }
}
