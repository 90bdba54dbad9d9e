import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the list's view model")
struct UserListViewModelTests {
  let users = UsersFixture()
  let viewModel: UserListViewModel
  let isEmpty: RecordedValues<Bool>
  let rows: RecordedValues<UserListRows>

  init() throws {
    viewModel = UserListViewModel(repository: users.repository)
    viewModel.viewLoaded()
    isEmpty = RecordedValues(viewModel.isEmpty)
    rows = RecordedValues(viewModel.rows)
    try users.fetch(User.three)
  }

  @Test("It has a row for each user, and says so")
  func fetched() {
    #expect(isEmpty.values == [true, false])
    #expect(
      rows.values == [
        UserListRows(names: [], change: .allRows),
        UserListRows(names: ["Ada", "Grace", "Alan"], change: .allRows),
      ]
    )
  }

  @Test("Made while there are users, it has their rows as soon as its view is loaded")
  func madeLater() {
    let viewModel = UserListViewModel(repository: users.repository)
    viewModel.viewLoaded()
    #expect(!viewModel.isEmpty.value)
    #expect(viewModel.rows.value.names == ["Ada", "Grace", "Alan"])
  }

  @Test("It says that only the row of a renamed user has changed")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(rows.values.last == UserListRows(names: ["Ada", "Amazing Grace", "Alan"], change: .row(1)))
    #expect(isEmpty.values == [true, false])
  }

  @Test("It asks for the details of the user of a row")
  func details() {
    var selected: [User] = []
    viewModel.onUserSelected = { selected.append($0) }
    viewModel.accessoryTapped(row: 1)
    #expect(selected == [.grace])
  }
}
