import Foundation
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPVM_reload

@Suite("VIP-VM with the printed update: a rename goes through the cycle as a fetch does")
struct ReloadTests {
  let users = UsersFixture()

  @Test("The view model gets all rows anew after a rename, and has them displayed")
  func renamed() throws {
    let view = ViewSpy()
    let presenter = UserListPresenter()
    let interactor = UserListInteractor(repository: users.repository, presenter: presenter)
    let viewModel = UserListViewModel(interactor: interactor)
    presenter.viewModel = viewModel
    viewModel.view = view
    viewModel.viewDidLoad()
    try users.fetch(User.three)
    view.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.calls == [.display])
    let table = UserListOutlets().tableView
    let names = (0..<3).map {
      viewModel.tableView(table, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text
    }
    #expect(names == ["Ada", "Amazing Grace", "Alan"])
  }
}

/// Records that the list's view model tells its view to display.
private final class ViewSpy: UserListDisplaying {
  enum Call: Equatable {
    case display
  }

  var calls: [Call] = []

  func display() {
    calls.append(.display)
  }
}
