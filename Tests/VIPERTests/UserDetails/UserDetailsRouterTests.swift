import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the details' router")
struct UserDetailsRouterTests {
  let users: UsersFixture
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    stage = Stage(top: users.injected { UserDetailsRouter.start(userID: User.ada.id) })
  }

  @Test("It makes the details of a user")
  func made() throws {
    #expect(stage.screens.last is UserDetailsViewController)
    #expect(stage.title == "Ada")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
  }

  @Test("It takes the details off the screen")
  func close() throws {
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(stage.screens.count == 1)
  }
}
