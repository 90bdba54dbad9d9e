import Conformance
import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users
import UsersInterface

@testable import Observed

@Suite("Observed: the details' view")
struct UserDetailsViewControllerTests {
  let users: UsersFixture
  let router = UsersRoutingSpy()
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    let viewModel = UserDetailsViewModel(user: .ada, repository: users.repository, router: router)
    stage = MainActorTasks.run { Stage(top: UserDetailsViewController(viewModel: viewModel)) }
  }

  private func changing(_ change: () throws -> Void) rethrows {
    try waking {
      try change()
      stage.settle()
    }
  }

  @Test("It shows its view model's user")
  func user() throws {
    #expect(stage.title == "Ada")
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "ID 7")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Ada")
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It saves what is typed; its button waits for the answer")
  func save() throws {
    try changing {
      try stage.type(" Augusta ", into: AccessibilityIdentifier.nameField)
      try stage.tap(AccessibilityIdentifier.saveButton)
    }
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
    try changing { try users.answerRename(.success(())) }
    #expect(stage.title == "Augusta")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Augusta")
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It shows why a name was not saved")
  func failedSave() throws {
    try changing { try stage.tap(AccessibilityIdentifier.saveButton) }
    try changing { try users.answerRename(.failure(.httpStatus(500))) }
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == UsersFailure.httpStatus(500).text)
  }

  @Test("A second tap before the button is disabled saves nothing twice")
  func secondTap() throws {
    let button: UIButton = try Screen(stage.window).element(AccessibilityIdentifier.saveButton)
    changing { for _ in 1...2 { button.sendActions(for: .touchUpInside) } }
    #expect(users.source.renames.count == 1 && !button.isEnabled)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamedElsewhere() throws {
    try changing { try stage.type("Countess", into: AccessibilityIdentifier.nameField) }
    try changing { try users.rename(User.ada.id, to: "Augusta") }
    #expect(stage.title == "Augusta")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Countess")
  }

  @Test("Its button closes it")
  func close() throws {
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(router.calls == [.closeDetails])
  }
}
