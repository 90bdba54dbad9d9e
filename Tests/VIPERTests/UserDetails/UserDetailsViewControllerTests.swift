import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the details' view")
struct UserDetailsViewControllerTests {
  let presenter = UserDetailsPresenterSpy()
  let view = UserDetailsViewController()
  let stage: Stage

  init() {
    view.presenter = presenter
    stage = Stage(top: view)
  }

  @Test("It tells its presenter that it is loaded")
  func loaded() {
    #expect(presenter.calls == [.viewLoaded])
  }

  @Test("It shows what it is told to")
  func shown() throws {
    view.showID("An id", username: "A username")
    view.showTitle("A title")
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

  @Test("It passes what is typed and tapped to its presenter")
  func events() throws {
    presenter.calls = []
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(presenter.calls == [.nameEdited("Augusta"), .saveTapped, .closeTapped])
  }
}
