import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVP

@Suite("MVP: the details' controller")
struct UserDetailsViewControllerTests {
  let users: UsersFixture
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    stage = Stage(top: UserDetailsViewController(user: .ada, repository: users.repository))
  }

  @Test("Its view shows what the presenter says, and its bar the title")
  func shown() throws {
    #expect(stage.title == "Ada")
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "ID 7")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Ada")
  }

  @Test("Its view passes what is typed and tapped to the presenter")
  func save() throws {
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == UsersFailure.httpStatus(500).text)
  }

  @Test("It takes itself off the screen when the presenter asks it to close")
  func close() throws {
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(stage.screens.count == 1)
  }
}
