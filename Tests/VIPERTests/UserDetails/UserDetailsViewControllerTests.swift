import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the details' view")
struct UserDetailsViewControllerTests {
  let presenter = RecordingUserDetailsPresenter()
  let view = UserDetailsViewController()

  @Test("It shows what it is told to, told before it is loaded or after")
  func shown() throws {
    view.showID("An id", username: "A username")
    view.showTitle("A title")
    let stage = Stage(top: view)
    view.showName("A name")
    view.showMessage("A message")
    view.showSaving(true)
    #expect(stage.title == "A title")
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "An id")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "A username")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "A name")
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == "A message")
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It passes what happens to its presenter")
  func events() throws {
    view.presenter = presenter
    let stage = Stage(top: view)
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(presenter.told == ["edited Augusta", "save tapped", "close tapped"])
  }
}
