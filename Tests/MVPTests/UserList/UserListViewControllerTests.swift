import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVP

@Suite("MVP: the list's controller")
struct UserListViewControllerTests {
  let users = UsersFixture()
  let stage: Stage

  init() throws {
    stage = Stage(embedding: UserListViewController(repository: users.repository))
    try users.fetch(User.three)
    stage.settle()
  }

  @Test("Its view shows the presenter's rows")
  func rows() throws {
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
  }

  @Test("Its view shows that there are no users when the presenter says so")
  func noUsers() throws {
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    try users.fetch([])
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It opens the details of the user of a row")
  func details() throws {
    try stage.tapAccessory(row: 1)
    stage.settle()
    #expect(stage.screens.last is UserDetailsViewController)
    #expect(stage.title == "Grace")
  }

  @Test("A second tap before the first one's screen is there opens nothing more")
  func secondTap() throws {
    try stage.tapAccessory(row: 1)
    try stage.tapAccessory(row: 2)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Grace")
  }
}
