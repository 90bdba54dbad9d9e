import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the details' view")
struct UserDetailsViewControllerTests {
  let viewModel = UserDetailsViewModelSpy()
  let stage: Stage

  init() {
    stage = Stage(top: UserDetailsViewController(viewModel: viewModel))
  }

  @Test("It shows its view model's outputs")
  func outputs() throws {
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "An id")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "A username")
    #expect(stage.title == "A title")
    viewModel._title.set("Another title")
    viewModel._name.set("Another name")
    viewModel._message.set("Another message")
    viewModel._canSave.set(false)
    #expect(stage.title == "Another title")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Another name")
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == "Another message")
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It tells its view model once that it is loaded")
  func loaded() {
    #expect(viewModel.calls == [.viewLoaded])
  }

  @Test("It passes what is typed and tapped on to its view model")
  func inputs() throws {
    viewModel.calls = []
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(viewModel.calls == [.nameEdited("Augusta"), .saveTapped, .closeTapped])
  }
}
