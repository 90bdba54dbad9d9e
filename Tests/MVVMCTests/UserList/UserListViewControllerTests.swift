import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the list's view")
struct UserListViewControllerTests {
  let viewModel = RecordingUserListViewModel()
  let stage: Stage

  init() {
    stage = Stage(embedding: UserListViewController(viewModel: viewModel))
  }

  @Test("It shows its view model's rows, and draws no more of them than have changed")
  func rows() throws {
    #expect(try stage.rows == ["A", "B", "C"])
    viewModel.rows.value = UserListRows(names: ["X", "Y", "Z"], change: .row(1))
    stage.settle()
    #expect(try stage.rows == ["A", "Y", "C"])
    viewModel.rows.value = UserListRows(names: ["X", "Y", "Z"], change: .allRows)
    stage.settle()
    #expect(try stage.rows == ["X", "Y", "Z"])
  }

  @Test("It says that there are no users when its view model does")
  func empty() {
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    viewModel.isEmpty.value = true
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It passes a tap on an info button to its view model")
  func details() throws {
    try stage.tapAccessory(row: 1)
    #expect(viewModel.told == ["view loaded", "accessory tapped in row 1"])
  }
}
