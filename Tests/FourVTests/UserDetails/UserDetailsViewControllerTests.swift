import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: the details' view")
struct UserDetailsViewControllerTests {
  let users: UsersFixture
  let navigation = NavigationDelegateSpy()
  /// Held here as a view factory would: the view does not.
  let viewModel: UserDetailsViewModel
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    viewModel = UserDetailsViewModel(
      user: .ada,
      interactor: UserDetailsInteractor(userID: User.ada.id, repository: users.repository),
      navigationDelegate: navigation
    )
    stage = Stage(top: UserDetailsViewController(viewModel: viewModel))
  }

  @Test("It shows what its view model says")
  func shown() throws {
    #expect(stage.title == "Ada")
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "ID 7")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Ada")
  }

  @Test("It shows what has become of the user while it waited to be loaded")
  func changedBeforeLoad() throws {
    let details = UserDetailsViewController(viewModel: viewModel)
    try users.rename(User.ada.id, to: "Augusta")
    let stage = Stage(top: details)
    #expect(stage.title == "Augusta")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Augusta")
  }

  @Test("It shows what its view model has come to before it is loaded")
  func loadedLater() throws {
    viewModel.nameEdited("  ")
    viewModel.saveTapped()
    let refused = Stage(top: UserDetailsViewController(viewModel: viewModel))
    #expect(try refused.text(AccessibilityIdentifier.messageLabel) == "Name can't be empty")
    viewModel.nameEdited("Augusta")
    viewModel.saveTapped()
    let saving = Stage(top: UserDetailsViewController(viewModel: viewModel))
    #expect(try !saving.isEnabled(AccessibilityIdentifier.saveButton))
  }

  @Test("It passes what is typed and tapped on to its view model")
  func events() throws {
    try stage.type("Augusta", into: AccessibilityIdentifier.nameField)
    try stage.tap(AccessibilityIdentifier.saveButton)
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
    try users.answerRename(.failure(.httpStatus(500)))
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == UsersFailure.httpStatus(500).text)
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(navigation.calls == [.userDetailsCloseTapped])
  }
}
