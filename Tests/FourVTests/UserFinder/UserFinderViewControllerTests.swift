import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import FourV

@Suite("4V: the finder's view")
struct UserFinderViewControllerTests {
  @Test("It passes the query to its view model, and shows what that says")
  func find() throws {
    let users = UsersFixture()
    let viewModel = UserFinderViewModel(interactor: UserFinderInteractor(repository: users.repository))
    let stage = Stage(embedding: UserFinderViewController(viewModel: viewModel))
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
    try users.fetch([.ada, .grace, .alan])
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Grace aka grace")
  }
}
