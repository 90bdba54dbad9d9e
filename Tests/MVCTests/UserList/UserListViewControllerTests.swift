import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVC

@Suite("MVC: the list's controller")
struct UserListViewControllerTests {
  let users = UsersFixture()
  let stage: Stage

  init() throws {
    stage = Stage(embedding: UserListViewController(repository: users.repository))
    try users.fetch(User.three)
    stage.settle()
  }

  @Test("It shows a row for each user")
  func rows() throws {
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It shows the users that are there when its view is loaded, and follows a rename before the next load")
  func madeLater() throws {
    let stage = Stage(embedding: UserListViewController(repository: users.repository))
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
  }

  @Test("It shows that there are no users, also when its view is loaded later")
  func noUsers() throws {
    try users.fetch([])
    stage.settle()
    #expect(try stage.rows == [])
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
    let later = Stage(embedding: UserListViewController(repository: users.repository))
    #expect(later.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It shows another name in the row of a renamed user")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
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
