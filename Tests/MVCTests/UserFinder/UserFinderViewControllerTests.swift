import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVC

@Suite("MVC: the finder's controller")
struct UserFinderViewControllerTests {
  let users = UsersFixture()
  let stage: Stage

  init() {
    stage = Stage(embedding: UserFinderViewController(repository: users.repository))
  }

  @Test("It shows that nothing is asked when its view is loaded, and no count before users are there")
  func launch() throws {
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == nil)
  }

  @Test("It shows the users that are there when its view is loaded")
  func madeLater() throws {
    try users.fetch(User.three)
    let stage = Stage(embedding: UserFinderViewController(repository: users.repository))
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
    try stage.type("7", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Ada aka ada")
  }

  @Test("It shows how many users there are, at each change")
  func count() throws {
    try users.fetch(User.three)
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    try users.fetch([.ada])
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 1 user")
  }

  @Test("It shows who has the id that is typed", arguments: User.findings)
  func find(query: String, result: String) throws {
    try users.fetch(User.three)
    try stage.type(query, into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == result)
  }

  @Test("It answers a query typed earlier when users arrive, and follows a rename")
  func follow() throws {
    try stage.type("7", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "User not found")
    try users.fetch(User.three)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Ada aka ada")
    try users.rename(User.ada.id, to: "Augusta")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Augusta aka ada")
  }
}
