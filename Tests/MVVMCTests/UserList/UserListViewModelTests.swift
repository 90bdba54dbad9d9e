import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the list's view model")
struct UserListViewModelTests {
  let users = UsersFixture()
  let delegate = UserListViewModelDelegateSpy()
  let viewModel: UserListViewModel
  let isEmpty: RecordedValues<Bool>
  let rows: RecordedValues<UserListRows>

  init() {
    viewModel = UserListViewModel(repository: users.repository)
    viewModel.delegate = delegate
    isEmpty = RecordedValues(viewModel.isEmpty)
    rows = RecordedValues(viewModel.rows)
    forget()
  }

  /// Forgets what was told so far.
  private func forget() {
    isEmpty.values = []
    rows.values = []
  }

  @Test("It has no rows when it is made")
  func made() {
    #expect(viewModel.isEmpty.value)
    #expect(viewModel.rows.value == UserListRows(names: [], change: .allRows))
  }

  @Test("It has a row for each user, and tells of them when they arrive")
  func fetched() throws {
    viewModel.viewLoaded()
    #expect(rows.values == [])
    try users.fetch(User.three)
    #expect(isEmpty.values == [false])
    #expect(rows.values == [UserListRows(names: ["Ada", "Grace", "Alan"], change: .allRows)])
  }

  @Test("It shows the users that are there when the view is loaded")
  func madeLater() throws {
    try users.fetch(User.three)
    #expect(rows.values == [])
    viewModel.viewLoaded()
    #expect(isEmpty.values == [false])
    #expect(rows.values == [UserListRows(names: ["Ada", "Grace", "Alan"], change: .allRows)])
  }

  @Test("It decides that there are no users to show")
  func noUsers() throws {
    viewModel.viewLoaded()
    try users.fetch(User.three)
    forget()
    try users.fetch([])
    #expect(isEmpty.values == [true])
    #expect(rows.values == [UserListRows(names: [], change: .allRows)])
  }

  @Test("It tells that only the row of a renamed user has changed")
  func renamed() throws {
    viewModel.viewLoaded()
    try users.fetch(User.three)
    forget()
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(rows.values == [UserListRows(names: ["Ada", "Amazing Grace", "Alan"], change: .row(1))])
    #expect(isEmpty.values == [])
  }

  @Test("It asks its delegate for the details of the user of a row")
  func details() throws {
    viewModel.viewLoaded()
    try users.fetch(User.three)
    viewModel.accessoryTapped(row: 1)
    #expect(delegate.calls == [.userSelected(.grace)])
  }
}
