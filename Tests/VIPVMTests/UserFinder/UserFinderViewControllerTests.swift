import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPVM

@Suite("VIP-VM: the finder's view")
struct UserFinderViewControllerTests {
  let viewModel = UserFinderViewModelStub()
  let view: UserFinderViewController
  let stage: Stage

  init() {
    view = UserFinderViewController(viewModel: viewModel)
    stage = Stage(embedding: view)
  }

  @Test("It tells its view model that it is loaded")
  func loaded() {
    #expect(viewModel.calls == [.viewDidLoad])
  }

  @Test("It draws its view model's values when told to display, not before")
  func display() throws {
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == nil)
    view.display()
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "A count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "A result")
  }

  @Test("It forwards every event under the event's own name")
  func events() throws {
    viewModel.calls = []
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(viewModel.calls == [.queryEditingChanged("3")])
  }
}
