import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the finder's router")
struct UserFinderRouterTests {
  @Test("It assembles the finder", arguments: User.findings)
  func assembled(query: String, result: String) throws {
    let users = UsersFixture()
    let stage = Stage(embedding: users.injected { UserFinderRouter.assemble() })
    try users.fetch(User.three)
    try stage.type(query, into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == result)
  }
}
