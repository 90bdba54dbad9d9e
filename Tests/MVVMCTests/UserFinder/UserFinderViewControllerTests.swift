import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the finder's view")
struct UserFinderViewControllerTests {
  @Test("It shows what its view model's outputs say, and passes the query on")
  func bound() throws {
    let viewModel = UserFinderViewModel(repository: UsersFixture().repository)
    let stage = Stage(embedding: UserFinderViewController(viewModel: viewModel))
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(viewModel.query.value == "3")
    viewModel.count.value = "A count"
    viewModel.result.value = "A result"
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "A count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "A result")
  }
}
