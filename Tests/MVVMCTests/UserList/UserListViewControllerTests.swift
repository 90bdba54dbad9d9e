import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the list's view")
struct UserListViewControllerTests {
  let users = UsersFixture()
  let viewModel: UserListViewModel
  let stage: Stage

  init() throws {
    viewModel = UserListViewModel(repository: users.repository)
    stage = Stage(embedding: UserListViewController(viewModel: viewModel))
    try users.fetch(User.three)
    stage.settle()
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
    var selected: [User] = []
    viewModel.onUserSelected = { selected.append($0) }
    try stage.tapAccessory(row: 1)
    #expect(selected == [.grace])
  }
}
