import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the finder's router")
struct UserFinderRouterTests {
  @Test("It makes the finder", arguments: User.findings)
  func made(query: String, result: String) throws {
    let users = UsersFixture()
    let stage = Stage(embedding: users.injected { UserFinderRouter.start() })
    try users.fetch(User.three)
    try stage.type(query, into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == result)
  }

  @Test("It makes a finder that counts the users that are there when its view is loaded")
  func madeLater() throws {
    let users = try UsersFixture(fetched: User.three)
    let stage = Stage(embedding: users.injected { UserFinderRouter.start() })
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
  }

  @Test("It knows what it has made")
  func entry() {
    let finder = UsersFixture().injected { UserFinderRouter.start() }
    #expect(finder.presenter?.router?.entry === finder)
  }
}
