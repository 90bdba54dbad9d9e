import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the list's router")
struct UserListRouterTests {
  let users = UsersFixture()
  let stage: Stage

  init() throws {
    stage = Stage(embedding: users.injected { UserListRouter.start() })
    try users.fetch(User.three)
    stage.settle()
  }

  @Test("It makes the list")
  func made() throws {
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
  }

  @Test("It makes a list that shows the users that are there when its view is loaded")
  func madeLater() throws {
    let stage = Stage(embedding: users.injected { UserListRouter.start() })
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
  }

  @Test("It pushes details, made where the repository is injected")
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
