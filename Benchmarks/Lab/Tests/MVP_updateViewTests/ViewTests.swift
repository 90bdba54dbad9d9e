import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVP_updateView

@Suite("MVP with updateView(): views show all that presenters say")
struct ViewTests {
  let users = UsersFixture()

  @Test("The list's shows the rows there are, or that there are none")
  func list() throws {
    let stage = Stage(embedding: UserListViewController(repository: users.repository))
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    stage.settle()
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    try users.fetch([])
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("The finder's shows count and result")
  func finder() throws {
    let stage = Stage(embedding: UserFinderViewController(repository: users.repository))
    try users.fetch(User.three)
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Grace aka grace")
  }

  @Test("The details' keeps what is typed when something else changes")
  func details() throws {
    try users.fetch(User.three)
    let stage = Stage(top: UserDetailsViewController(user: .ada, repository: users.repository))
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "ID 7")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Ada")
    try stage.type("Countess", into: AccessibilityIdentifier.nameField)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(stage.title == "Augusta")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Countess")
    try stage.tap(AccessibilityIdentifier.saveButton)
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == UsersFailure.httpStatus(500).text)
  }
}
