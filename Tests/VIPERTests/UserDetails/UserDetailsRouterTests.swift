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

  @Test("It makes details that show what has become of the user before their view is loaded")
  func changedBeforeLoad() throws {
    let (renamed, removed) = users.injected {
      (UserDetailsRouter.start(userID: User.grace.id), UserDetailsRouter.start(userID: User.alan.id))
    }
    try users.rename(User.grace.id, to: "Amazing Grace")
    try users.fetch([User(id: User.grace.id, name: "Amazing Grace", username: "grace")])
    #expect(Stage(top: renamed).title == "Amazing Grace")
    #expect(Stage(top: removed).title == "Alan")
  }

  @Test("It takes the details off the screen")
  func close() throws {
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(stage.screens.count == 1)
  }
}
