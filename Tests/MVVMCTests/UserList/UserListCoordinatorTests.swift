import Foundation
import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: the list's coordinator")
struct UserListCoordinatorTests {
  let users = UsersFixture()
  let parent = UIViewController()
  let delegate = RecordingUserListParent()
  let coordinator: UserListCoordinator

  init() {
    coordinator = UserListCoordinator(
      container: Container(parent: parent, view: parent.view),
      repository: users.repository
    )
    coordinator.delegate = delegate
    coordinator.start()
  }

  @Test("It starts with the list in its container")
  func start() {
    #expect(parent.children.count == 1)
    #expect(parent.children.first is UserListViewController)
    #expect(parent.children.first?.view.superview === parent.view)
  }

  @Test("It passes the user whose details are asked for to its parent")
  func selection() throws {
    try users.fetch(User.three)
    let list = try #require(parent.children.first as? UserListViewController)
    list.tableView(UITableView(), accessoryButtonTappedForRowWith: IndexPath(row: 1, section: 0))
    #expect(delegate.users == [.grace])
  }
}
