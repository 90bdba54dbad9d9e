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
  let output = UserListPresenterOutputSpy()
  let coordinator = CoordinatorSpy()
  let viewModel: UserListViewModel
  let view: ViewSpy<Displayed>
  let table = UserListOutlets().tableView

  init() {
    let presenter = UserListPresenter()
    presenter.viewModel = output
    let viewModel = UserListViewModel(
      interactor: UserListInteractor(repository: users.repository, presenter: presenter)
    )
    view = ViewSpy { Displayed(isEmpty: viewModel.isEmpty, changedRow: viewModel.changedRow) }
    self.viewModel = viewModel
    viewModel.view = view
    viewModel.coordinator = coordinator
  }

  /// Has two rows displayed, and forgets that they were.
  private func displayRows() {
    viewModel.displayRows([UserListRow(id: 10, name: "Ada"), UserListRow(id: 11, name: "Grace")])
    view.displayed = []
  }

  @Test("It has the users observed when the view is loaded, and displays nothing by itself")
  func useCase() throws {
    try users.fetch([])
    #expect(output.calls == [])
    viewModel.viewDidLoad()
    #expect(output.calls == [.displayRows([])])
    #expect(view.displayed == [])
  }

  @Test("It displays rows once")
  func rows() {
    viewModel.displayRows([UserListRow(id: 10, name: "Ada")])
    #expect(view.displayed == [Displayed(isEmpty: false)])
  }

  @Test("It decides that there are no users to show")
  func noUsers() {
    displayRows()
    viewModel.displayRows([])
    #expect(view.displayed == [Displayed(isEmpty: true)])
  }

  @Test("It displays a change of one row once, and says which it is until all rows are new")
  func changedRow() {
    displayRows()
    viewModel.displayRow(UserListRow(id: 11, name: "Hopper"), at: 1)
    #expect(view.displayed == [Displayed(isEmpty: false, changedRow: 1)])
    #expect(viewModel.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)).textLabel?.text == "Hopper")
    view.displayed = []
    viewModel.displayRows([])
    #expect(view.displayed == [Displayed(isEmpty: true)])
  }

  @Test("It is the table's data source")
  func dataSource() {
    displayRows()
    #expect(viewModel.tableView(table, numberOfRowsInSection: 0) == 2)
    let cell = viewModel.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.textLabel?.text == "Grace")
  }

  @Test("A change of screen does not pass the cycle: the coordinator is asked directly")
  func details() {
    displayRows()
    viewModel.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: 1, section: 0))
    #expect(coordinator.calls == [.showDetails(11)])
    #expect(output.calls == [])
    #expect(view.displayed == [])
  }

  /// The values that the list's view reads when it is told to display.
  struct Displayed: Equatable {
    var isEmpty: Bool
    var changedRow: Int?
  }
}
