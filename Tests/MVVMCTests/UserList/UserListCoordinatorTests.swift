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
  let delegate = UserListCoordinatorDelegateSpy()
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

  @Test("It does not keep the container's view, and what it makes does not keep it")
  func lifetime() {
    let parent = UIViewController()
    var view: UIView? = UIView()
    weak let seenView = view
    var other: UserListCoordinator? = UserListCoordinator(
      container: Container(parent: parent, view: view),
      repository: users.repository
    )
    weak let seen = other
    other?.start()
    #expect(parent.children.count == 1 && seenView != nil)
    view = nil
    parent.children.first?.view.removeFromSuperview()
    #expect(seenView == nil)
    other = nil
    #expect(seen == nil)
  }

  @Test("It passes the user whose details are asked for on to its delegate")
  func selection() throws {
    try users.fetch(User.three)
    let list = try #require(parent.children.first as? UserListViewController)
    list.tableView(UITableView(), accessoryButtonTappedForRowWith: IndexPath(row: 1, section: 0))
    #expect(delegate.calls == [.userSelected(.grace)])
  }
}
