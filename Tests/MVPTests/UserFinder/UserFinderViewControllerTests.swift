import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVP

@Suite("MVP: the finder's controller")
struct UserFinderViewControllerTests {
  @Test("Its view passes the query to the presenter, and shows what the presenter says")
  func find() throws {
    let users = UsersFixture()
    let stage = Stage(embedding: UserFinderViewController(repository: users.repository))
    try users.fetch([.ada, .grace, .alan])
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Grace aka grace")
  }
}
