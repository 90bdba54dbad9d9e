import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the details' view")
struct UserDetailsViewControllerTests {
  let viewModel = RecordingUserDetailsViewModel()
  let stage: Stage

  init() {
    stage = Stage(top: UserDetailsViewController(viewModel: viewModel))
  }

  @Test("It shows what its view model's outputs say")
  func outputs() throws {
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "An id")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "A username")
    #expect(stage.title == "A title")
    viewModel.title.value = "Another title"
    viewModel.name.value = "Another name"
    viewModel.message.value = "Another message"
    viewModel.canSave.value = false
    #expect(stage.title == "Another title")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Another name")
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == "Another message")
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It passes what is typed and tapped to its view model")
  func inputs() throws {
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(viewModel.told == ["view loaded", "name edited to Augusta", "save tapped", "close tapped"])
  }
}
