import Foundation
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPVM

/// The one view model that needs the user interface: as the table's data source, which is the document's shortcut.
@Suite("VIP-VM: the list's view model")
struct UserListViewModelTests {
  let users = UsersFixture()
  /// The output in place of the view model itself: the cycle ends here.
  let output = RecordingUserListOutput()
  let coordinator = RecordingCoordinator()
  let viewModel: UserListViewModel
  let view: RecordingView<Bool>
  let table = UserListOutlets().tableView

  init() {
    let presenter = UserListPresenter()
    presenter.viewModel = output
    let viewModel = UserListViewModel(
      interactor: UserListInteractor(repository: users.repository, presenter: presenter)
    )
    view = RecordingView { viewModel.isEmpty }
    self.viewModel = viewModel
    viewModel.view = view
    viewModel.coordinator = coordinator
    viewModel.viewDidLoad()
    viewModel.displayRows([UserListRow(id: 10, name: "Ada"), UserListRow(id: 11, name: "Grace")])
  }

  @Test("It asks for its use case, and displays nothing by itself")
  func useCase() throws {
    try users.fetch(User.three)
    #expect(output.rows.count == 1)
    #expect(view.displayed.count == 1)
  }

  @Test("It displays rows once")
  func rows() {
    #expect(view.displayed == [false])
    viewModel.displayRows([])
    #expect(view.displayed == [false, true])
  }

  @Test("It displays a change of one row once, and says which it is until all rows are new")
  func changedRow() {
    #expect(viewModel.changedRow == nil)
    viewModel.displayRow(UserListRow(id: 11, name: "Hopper"), at: 1)
    #expect(view.displayed == [false, false])
    #expect(viewModel.changedRow == 1)
    #expect(viewModel.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)).textLabel?.text == "Hopper")
    viewModel.displayRows([])
    #expect(viewModel.changedRow == nil)
  }

  @Test("It is the table's data source")
  func dataSource() {
    #expect(viewModel.tableView(table, numberOfRowsInSection: 0) == 2)
    let cell = viewModel.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.textLabel?.text == "Grace")
  }

  @Test("A change of screen does not pass the cycle: the coordinator is asked directly")
  func details() {
    viewModel.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: 1, section: 0))
    #expect(coordinator.told == ["details of 11"])
    #expect(output.rows.isEmpty)
    #expect(view.displayed.count == 1)
  }
}
