import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the list's view")
struct UserListViewControllerTests {
  let presenter = UserListPresenterSpy()
  let view = UserListViewController()
  let stage: Stage

  init() {
    view.presenter = presenter
    stage = Stage(embedding: view)
    view.update(with: [UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace")])
    stage.settle()
  }

  @Test("It tells its presenter that it is loaded")
  func loaded() {
    #expect(presenter.calls == [.viewLoaded])
  }

  @Test("It keeps the rows that it is given, and shows them")
  func rows() throws {
    #expect(try stage.rows == ["Ada", "Grace"])
    view.update(with: [])
    stage.settle()
    #expect(try stage.rows == [])
  }

  @Test("It shows that there are no users when it is told to", arguments: [true, false])
  func noUsers(isEmpty: Bool) {
    view.showNoUsers(!isEmpty)
    view.showNoUsers(isEmpty)
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel) == isEmpty)
  }

  @Test("It shows the one row that has changed among those that it keeps")
  func renamed() throws {
    view.update(with: UserListRow(id: 3, name: "Amazing Grace"), at: 1)
    stage.settle()
    #expect(try stage.rows == ["Ada", "Amazing Grace"])
  }

  @Test("It tells its presenter whose info button is tapped")
  func events() throws {
    presenter.calls = []
    try stage.tapAccessory(row: 1)
    #expect(presenter.calls == [.accessoryTapped(3)])
  }
}
