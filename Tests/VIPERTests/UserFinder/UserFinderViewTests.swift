import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the finder's view")
struct UserFinderViewTests {
  @Test("It shows what it is told to, and passes the query on")
  func finder() throws {
    let presenter = RecordingUserFinderPresenter()
    let view = UserFinderView(presenter: presenter)
    let stage = Stage(embedding: view)
    view.showCount("A count")
    view.showResult("A result")
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "A count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "A result")
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(presenter.told == ["view loaded", "query 3"])
  }
}
