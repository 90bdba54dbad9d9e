import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: the list's view")
struct UserListViewControllerTests {
  let users = UsersFixture()
  let navigation = NavigationDelegateSpy()
  /// Held here as a view factory would: the view does not.
  let viewModel: UserListViewModel
  let stage: Stage

  init() throws {
    let interactor = UserListInteractor(repository: users.repository)
    viewModel = UserListViewModel(interactor: interactor, navigationDelegate: navigation)
    stage = Stage(embedding: UserListViewController(viewModel: viewModel))
    try users.fetch(User.three)
    stage.settle()
  }

  @Test("It shows the users that are there when it is loaded")
  func loaded() throws {
    let other = Stage(embedding: UserListViewController(viewModel: viewModel))
    #expect(try other.rows == ["Ada", "Grace", "Alan"])
    #expect(!other.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It shows its view model's rows")
  func rows() throws {
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    try users.fetch([])
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It passes a tap on an info button to its view model")
  func details() throws {
    try stage.tapAccessory(row: 1)
    #expect(navigation.calls == [.userListSelected(.grace)])
  }
}
