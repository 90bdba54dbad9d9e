import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: the finder's view")
struct UserFinderViewControllerTests {
  let viewModel = UserFinderViewModelSpy()
  let stage: Stage

  init() {
    stage = Stage(embedding: UserFinderViewController(viewModel: viewModel))
  }

  @Test("It shows its view model's outputs")
  func outputs() throws {
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "A count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "A result")
    viewModel._count.set("Another count")
    viewModel._result.set("Another result")
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "Another count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "Another result")
  }

  @Test("It tells its view model once that it is loaded")
  func loaded() {
    #expect(viewModel.calls == [.viewLoaded])
  }

  @Test("It passes the query on to its view model")
  func find() throws {
    viewModel.calls = []
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(viewModel.calls == [.queryEdited("3")])
  }
}
