import Foundation
import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users
import UsersInterface

@testable import Observed

@Suite("Observed: the list's view")
struct UserListViewControllerTests {
  let users: UsersFixture
  let router = UsersRoutingSpy()
  let viewModel: UserListViewModel
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    let viewModel = UserListViewModel(repository: users.repository, router: router)
    self.viewModel = viewModel
    stage = MainActorTasks.run { Stage(embedding: UserListViewController(viewModel: viewModel)) }
  }

  private func changing(_ change: () throws -> Void) rethrows {
    try waking {
      try change()
      stage.settle()
    }
  }

  @Test("It shows the users in its view model's order, and follows them")
  func rows() throws {
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    try changing { try users.rename(User.grace.id, to: "Amazing Grace") }
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
    try changing { try users.fetch([.alan, .ada]) }
    #expect(try stage.rows == ["Alan", "Ada"])
  }

  @Test("It shows that there are no users when there are none")
  func empty() throws {
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    try changing { try users.fetch([]) }
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("Its rows and their users are of one moment: users that are fewer reach both with the next update")
  func oneMoment() throws {
    // Found beforehand: a look at the screen would update it.
    let table = try stage.table
    try waking { try users.fetch([.alan]) }
    #expect(viewModel.users?.count == 1 && table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 3)
    let last = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0))
    #expect(last?.textLabel?.text == "Alan")
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: 1, section: 0))
    #expect(router.calls == [.showDetails(.grace)])
    stage.settle()
    #expect(try stage.rows == ["Alan"])
  }

  @Test("A tap on an info button opens the details of that row's user")
  func details() throws {
    try stage.tapAccessory(row: 1)
    #expect(router.calls == [.showDetails(.grace)])
  }
}
