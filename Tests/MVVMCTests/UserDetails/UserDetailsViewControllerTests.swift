import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the details' view")
struct UserDetailsViewControllerTests {
  let users: UsersFixture
  let viewModel: UserDetailsViewModel
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    viewModel = UserDetailsViewModel(user: .ada, repository: users.repository)
    stage = Stage(top: UserDetailsViewController(viewModel: viewModel))
  }

  @Test("It shows what its view model's outputs say")
  func outputs() throws {
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "ID 7")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
    viewModel.title.value = "A title"
    viewModel.name.value = "A name"
    viewModel.message.value = "A message"
    viewModel.canSave.value = false
    #expect(stage.title == "A title")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "A name")
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == "A message")
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It passes what is typed and tapped to its view model")
  func inputs() throws {
    var closeCount = 0
    viewModel.onClose = { closeCount += 1 }
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(closeCount == 1)
  }
}
