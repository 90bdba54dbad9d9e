import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPVM

@Suite("VIP-VM: the details' view")
struct UserDetailsViewControllerTests {
  let viewModel = UserDetailsViewModelStub()
  let view: UserDetailsViewController
  let stage: Stage

  init() {
    view = UserDetailsViewController(viewModel: viewModel)
    stage = Stage(top: view)
  }

  @Test("It tells its view model that it is loaded")
  func loaded() {
    #expect(viewModel.calls == [.viewDidLoad])
  }

  @Test("It draws its view model's values when told to display, not before")
  func display() throws {
    #expect(stage.title == nil)
    viewModel.canSave = false
    view.display()
    #expect(stage.title == "A title")
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "An id")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "A username")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "A name")
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == "A message")
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It forwards every event under the event's own name")
  func events() throws {
    viewModel.calls = []
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(viewModel.calls == [.nameEditingChanged("Augusta"), .saveTapped, .closeTapped])
  }
}
