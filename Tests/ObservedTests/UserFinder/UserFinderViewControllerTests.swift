import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import Observed

@Suite("Observed: the finder's view")
struct UserFinderViewControllerTests {
  @Test("It shows the number of users and what its field's text finds, and follows them")
  func finder() throws {
    let users = try UsersFixture(fetched: User.three)
    try waking {
      let viewModel = UserFinderViewModel(repository: users.repository)
      let stage = Stage(embedding: UserFinderViewController(viewModel: viewModel))
      #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
      #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
      try stage.type("3", into: AccessibilityIdentifier.queryField)
      stage.settle()
      #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Grace aka grace")
      try users.fetch([.ada])
      stage.settle()
      #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 1 user")
      #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "User not found")
    }
  }
}
