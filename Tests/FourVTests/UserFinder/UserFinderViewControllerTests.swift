import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: the finder's view")
struct UserFinderViewControllerTests {
  let users = UsersFixture()
  /// Held here as a view factory would: the view does not.
  let viewModel: UserFinderViewModel

  init() {
    viewModel = UserFinderViewModel(interactor: UserFinderInteractor(repository: users.repository))
  }

  @Test("It shows the users that are there when it is loaded")
  func loaded() throws {
    try users.fetch(User.three)
    let stage = Stage(embedding: UserFinderViewController(viewModel: viewModel))
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
  }

  @Test("It passes the query on to its view model, and shows what that says")
  func find() throws {
    let stage = Stage(embedding: UserFinderViewController(viewModel: viewModel))
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
    try users.fetch([.ada, .grace, .alan])
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Grace aka grace")
  }
}
