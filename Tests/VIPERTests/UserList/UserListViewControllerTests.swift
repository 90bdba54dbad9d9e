import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the list's view")
struct UserListViewControllerTests {
  let presenter = RecordingUserListPresenter()
  let view = UserListViewController()
  let stage: Stage

  init() {
    view.presenter = presenter
    view.update(with: [UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace")])
    stage = Stage(embedding: view)
  }

  @Test("It keeps the rows that it is given, and shows them")
  func rows() throws {
    #expect(try stage.rows == ["Ada", "Grace"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    view.update(with: [])
    stage.settle()
    #expect(try stage.rows == [])
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It shows the one row that has changed among those that it keeps")
  func renamed() throws {
    view.update(with: UserListRow(id: 3, name: "Amazing Grace"), at: 1)
    stage.settle()
    #expect(try stage.rows == ["Ada", "Amazing Grace"])
  }

  @Test("It tells its presenter whose info button is tapped")
  func events() throws {
    try stage.tapAccessory(row: 1)
    #expect(presenter.told == ["accessory of 3 tapped"])
  }
}
