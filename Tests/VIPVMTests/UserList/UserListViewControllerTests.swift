import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPVM

@Suite("VIP-VM: the list's view")
struct UserListViewControllerTests {
  let viewModel = UserListViewModelStub()
  let view: UserListViewController
  let stage: Stage

  init() {
    viewModel.names = ["Ada", "Grace"]
    view = UserListViewController(viewModel: viewModel)
    stage = Stage(embedding: view)
  }

  @Test("It tells its view model that it is loaded")
  func loaded() {
    #expect(viewModel.calls == [.viewDidLoad])
  }

  @Test("It draws its view model's rows anew when told to display, or the one that has changed")
  func display() throws {
    viewModel.names = ["Ada", "Amazing Grace"]
    view.display()
    stage.settle()
    #expect(try stage.rows == ["Ada", "Amazing Grace"])
    viewModel.names = ["Countess", "Grace Hopper"]
    viewModel.changedRow = 1
    view.display()
    stage.settle()
    #expect(try stage.rows == ["Ada", "Grace Hopper"])
  }

  @Test("It shows that there are no users when its view model has none")
  func noUsers() {
    view.display()
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    viewModel.names = []
    view.display()
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It has its view model take the table's events")
  func events() throws {
    viewModel.calls = []
    try stage.tapAccessory(row: 1)
    #expect(viewModel.calls == [.accessoryButtonTapped(row: 1)])
  }
}
