import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the list's view model")
struct UserListViewModelTests {
  let users = UsersFixture()
  let view = RecordingUserListView()
  let navigation = RecordingNavigationDelegate()
  let viewModel: UserListViewModel

  init() throws {
    let interactor = UserListInteractor(repository: users.repository)
    viewModel = UserListViewModel(interactor: interactor, navigationDelegate: navigation)
    viewModel.bind(view)
    try users.fetch(User.three)
  }

  @Test("It has a row for each user, and has them shown")
  func rows() {
    #expect(view.told == ["users"])
    #expect(viewModel.numberOfUsers == 3)
    #expect((0..<3).map(viewModel.name(at:)) == ["Ada", "Grace", "Alan"])
  }

  @Test("It has only the row of a renamed user shown anew")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.told == ["users", "user at 1"])
    #expect(viewModel.name(at: 1) == "Amazing Grace")
  }

  @Test("It follows the users from when it is made, before it is bound")
  func unbound() throws {
    let other = UserListViewModel(
      interactor: UserListInteractor(repository: users.repository),
      navigationDelegate: navigation
    )
    try users.fetch([.alan])
    #expect(other.numberOfUsers == 1)
    #expect(other.name(at: 0) == "Alan")
  }

  @Test("It asks for the details of the user of a row")
  func details() {
    viewModel.accessoryTapped(row: 1)
    #expect(navigation.told == ["Grace selected"])
  }
}
