import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the list's view model")
struct UserListViewModelTests {
  let users = UsersFixture()
  let viewModel: UserListViewModel
  let isEmpty: RecordedValues<Bool>
  let update: RecordedValues<UserListUpdate>

  init() throws {
    viewModel = UserListViewModel(repository: users.repository)
    viewModel.viewLoaded()
    isEmpty = RecordedValues(viewModel.isEmpty)
    update = RecordedValues(viewModel.update)
    try users.fetch(User.three)
  }

  @Test("It has a row for each user, and says so")
  func rows() {
    #expect(isEmpty.values == [true, false])
    #expect(update.values == [.allRows, .allRows])
    #expect(viewModel.numberOfUsers == 3)
    #expect((0..<3).map(viewModel.name(at:)) == ["Ada", "Grace", "Alan"])
  }

  @Test("Made while there are users, it has their rows")
  func madeLater() {
    let viewModel = UserListViewModel(repository: users.repository)
    #expect(viewModel.numberOfUsers == 3)
  }

  @Test("It tells of only the row of a renamed user")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(update.values == [.allRows, .allRows, .row(1)])
    #expect(viewModel.name(at: 1) == "Amazing Grace")
  }

  @Test("It asks for the details of the user of a row")
  func details() {
    var selected: [User] = []
    viewModel.onUserSelected = { selected.append($0) }
    viewModel.accessoryTapped(row: 1)
    #expect(selected == [.grace])
  }
}
