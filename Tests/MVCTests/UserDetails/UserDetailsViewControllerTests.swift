import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVC

@Suite("MVC: the details' controller")
struct UserDetailsViewControllerTests {
  let users: UsersFixture
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    stage = Stage(top: UserDetailsViewController(user: .ada, repository: users.repository))
  }

  @Test("It shows the user when its view is loaded")
  func filled() throws {
    #expect(stage.title == "Ada")
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "ID 7")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Ada")
  }

  @Test("It shows what has become of the user while its view waited to be loaded")
  func changedBeforeLoad() throws {
    let renamed = UserDetailsViewController(user: .ada, repository: users.repository)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(try Stage(top: renamed).fieldText(AccessibilityIdentifier.nameField) == "Augusta")
    #expect(renamed.title == "Augusta")
    let removed = UserDetailsViewController(user: .ada, repository: users.repository)
    try users.fetch([.grace])
    #expect(try Stage(top: removed).fieldText(AccessibilityIdentifier.nameField) == "Ada")
    #expect(removed.title == "Ada")
  }

  @Test("It saves the trimmed name, with the button disabled meanwhile, and shows it when it is stored")
  func save() throws {
    try stage.type(" Augusta ", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
    try users.answerRename(.success(()))
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
    #expect(stage.title == "Augusta")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Augusta")
  }

  @Test("It shows why a name was not saved until the next attempt, and keeps what was typed")
  func failedSave() throws {
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == UsersFailure.httpStatus(500).text)
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Augusta")
    try stage.tap(AccessibilityIdentifier.saveButton)
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == nil)
  }

  @Test("It refuses an empty name without asking the repository")
  func emptyName() throws {
    try stage.type("  ", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == "Name can't be empty")
    #expect(users.source.renames.isEmpty)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    try users.rename(User.ada.id, to: "Augusta")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Augusta")
    try stage.type("Countess", into: AccessibilityIdentifier.nameField)
    try users.rename(User.ada.id, to: "Ada")
    #expect(stage.title == "Ada")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Countess")
  }

  @Test("It takes itself off the screen")
  func close() throws {
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(stage.screens.count == 1)
  }
}
