import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the list's view")
struct UserListViewTests {
  let presenter = RecordingUserListPresenter()
  let view: UserListView
  let stage: Stage

  init() {
    presenter.names = ["Ada", "Grace"]
    view = UserListView(presenter: presenter)
    stage = Stage(embedding: view)
  }

  @Test("It shows the presenter's rows when told to")
  func rows() throws {
    view.showUsers()
    stage.settle()
    #expect(try stage.rows == ["Ada", "Grace"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    presenter.names = ["Ada", "Amazing Grace"]
    view.showUser(at: 1)
    #expect(try stage.rows == ["Ada", "Amazing Grace"])
    presenter.names = []
    view.showUsers()
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It passes a tap on an info button to its presenter")
  func events() throws {
    try stage.tapAccessory(row: 1)
    #expect(presenter.told == ["view loaded", "accessory 1 tapped"])
  }
}
