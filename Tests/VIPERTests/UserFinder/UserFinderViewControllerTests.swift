import HeadlessUIKit
import RoleFixtures
import Testing
import UsersInterface

@testable import VIPER

@Suite("VIPER: the finder's view")
struct UserFinderViewControllerTests {
  let presenter = UserFinderPresenterSpy()
  let view = UserFinderViewController()
  let stage: Stage

  init() {
    view.presenter = presenter
    stage = Stage(embedding: view)
  }

  @Test("It tells its presenter that it is loaded")
  func loaded() {
    #expect(presenter.calls == [.viewLoaded])
  }

  @Test("It shows what it is told to")
  func shown() throws {
    view.showCount("A count")
    view.showResult("A result")
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "A count")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "A result")
  }

  @Test("It passes the query to its presenter")
  func events() throws {
    presenter.calls = []
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(presenter.calls == [.queryEdited("3")])
  }
}
