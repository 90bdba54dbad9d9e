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

  @Test("Made while there are users, it has their rows, and follows a rename before the next load")
  func madeLater() throws {
    let stage = Stage(embedding: UserListViewController(repository: users.repository))
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
  }

  @Test("It fills a row for each user, and follows a rename")
  func rows() throws {
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
  }

  @Test("It says that there is nobody")
  func empty() throws {
    try users.fetch([])
    stage.settle()
    #expect(try stage.rows == [])
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("It pushes the details of the user of a row")
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
