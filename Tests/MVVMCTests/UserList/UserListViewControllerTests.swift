import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the list's view")
struct UserListViewControllerTests {
  let viewModel = UserListViewModelSpy()
  let stage: Stage

  init() {
    stage = Stage(embedding: UserListViewController(viewModel: viewModel))
  }

  @Test("It shows its view model's rows, and draws no more of them than have changed")
  func rows() throws {
    #expect(try stage.rows == ["A", "B", "C"])
    viewModel._rows.set(UserListRows(names: ["X", "Y", "Z"], change: .row(1)))
    stage.settle()
    #expect(try stage.rows == ["A", "Y", "C"])
    viewModel._rows.set(UserListRows(names: ["X", "Y", "Z"], change: .allRows))
    stage.settle()
    #expect(try stage.rows == ["X", "Y", "Z"])
  }

  @Test("It shows that there are no users when its view model says so")
  func empty() {
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    viewModel._isEmpty.set(true)
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It tells its view model once that it is loaded")
  func loaded() {
    #expect(viewModel.calls == [.viewLoaded])
  }

  @Test("It passes a tap on an info button to its view model")
  func details() throws {
    viewModel.calls = []
    try stage.tapAccessory(row: 1)
    #expect(viewModel.calls == [.accessoryTapped(row: 1)])
  }
}
