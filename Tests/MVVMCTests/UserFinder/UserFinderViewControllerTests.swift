import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the finder's view")
struct UserFinderViewControllerTests {
  @Test("It shows what its view model's outputs say, and passes the query on")
  func bound() throws {
    let viewModel = RecordingUserFinderViewModel()
    let stage = Stage(embedding: UserFinderViewController(viewModel: viewModel))
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "A count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "A result")
    viewModel.count.value = "Another count"
    viewModel.result.value = "Another result"
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "Another count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "Another result")
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(viewModel.query.value == "3")
    #expect(viewModel.told == ["view loaded"])
  }
}
