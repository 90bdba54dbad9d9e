import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the list's view model")
struct UserListViewModelTests {
  let users = UsersFixture()
  let view = UserListViewModelDelegateSpy()
  let navigation = NavigationDelegateSpy()
  let viewModel: UserListViewModel

  init() {
    let interactor = UserListInteractor(repository: users.repository)
    viewModel = UserListViewModel(interactor: interactor, navigationDelegate: navigation)
    viewModel.bind(view)
  }

  @Test("It has a row for each user, and has them shown when they arrive")
  func rows() throws {
    #expect(view.calls == [])
    try users.fetch(User.three)
    #expect(view.calls == [.usersUpdated])
    #expect(!viewModel.isEmpty)
    #expect((0..<viewModel.numberOfUsers).map(viewModel.name(at:)) == ["Ada", "Grace", "Alan"])
  }

  @Test("It has rows of the users that are there when it is made")
  func madeLater() throws {
    try users.fetch(User.three)
    let other = UserListViewModel(
      interactor: UserListInteractor(repository: users.repository),
      navigationDelegate: navigation
    )
    #expect((0..<other.numberOfUsers).map(other.name(at:)) == ["Ada", "Grace", "Alan"])
  }

  @Test("It follows the users from when it is made, before it is bound")
  func unbound() throws {
    let other = UserListViewModel(
      interactor: UserListInteractor(repository: users.repository),
      navigationDelegate: navigation
    )
    try users.fetch([.alan])
    #expect((0..<other.numberOfUsers).map(other.name(at:)) == ["Alan"])
  }

  @Test("It decides that there are no users to show")
  func noUsers() throws {
    #expect(viewModel.isEmpty)
    try users.fetch(User.three)
    view.calls = []
    try users.fetch([])
    #expect(view.calls == [.usersUpdated])
    #expect(viewModel.isEmpty)
  }

  @Test("It has only the row of a renamed user shown anew")
  func renamed() throws {
    try users.fetch(User.three)
    view.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.calls == [.userUpdated(row: 1)])
    #expect(viewModel.name(at: 1) == "Amazing Grace")
  }

  @Test("It asks its navigation delegate for the details of the user of a row")
  func details() throws {
    try users.fetch(User.three)
    viewModel.accessoryTapped(row: 1)
    #expect(navigation.calls == [.userListSelected(.grace)])
  }
}
