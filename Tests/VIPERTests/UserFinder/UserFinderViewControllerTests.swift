import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the finder's view")
struct UserFinderViewControllerTests {
  @Test("It shows what it is told to, told before it is loaded or after, and passes the query on")
  func finder() throws {
    let presenter = RecordingUserFinderPresenter()
    let view = UserFinderViewController()
    view.presenter = presenter
    view.showCount("A count")
    let stage = Stage(embedding: view)
    view.showResult("A result")
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "A count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "A result")
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(presenter.told == ["query 3"])
  }
}
