import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPVM

@Suite("VIP-VM: the list's view")
struct UserListViewControllerTests {
  let viewModel = RecordingUserListViewModel()
  let view: UserListViewController
  let stage: Stage

  init() {
    viewModel.names = ["Ada", "Grace"]
    view = UserListViewController(viewModel: viewModel)
    stage = Stage(embedding: view)
  }

  @Test("It draws its view model's rows anew when told to display, or the one that has changed")
  func display() throws {
    viewModel.names = ["Ada", "Amazing Grace"]
    view.display()
    stage.settle()
    #expect(try stage.rows == ["Ada", "Amazing Grace"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    viewModel.names = ["Countess", "Grace Hopper"]
    viewModel.changedRow = 1
    view.display()
    stage.settle()
    #expect(try stage.rows == ["Ada", "Grace Hopper"])
    viewModel.names = []
    viewModel.changedRow = nil
    view.display()
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It has its view model take the table's events")
  func events() throws {
    try stage.tapAccessory(row: 1)
    #expect(viewModel.told == ["view did load", "accessory 1 tapped"])
  }
}
