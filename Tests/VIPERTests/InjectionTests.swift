import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: injection")
struct InjectionTests {
  @Test("Two apps with different repositories do not see each other's users, whenever their screens are made")
  func twoApps() throws {
    let one = UsersFixture()
    let other = UsersFixture()
    let stages = [one, other].map { users in Stage(root: users.injected { DashboardRouter.start() }) }
    try one.answerFetch([.ada])
    try other.answerFetch([.grace])
    stages.forEach { $0.settle() }
    #expect(try stages.map { try $0.rows } == [["Ada"], ["Grace"]])
    for stage in stages {
      try stage.tapAccessory(row: 0)
      stage.settle()
    }
    #expect(stages.map(\.title) == ["Ada", "Grace"])
  }

  @Test("Made outside of every scope, an interactor has no users, and says why")
  func nothingInjected() async {
    let presenter = DashboardPresenterSpy()
    let interactor = DashboardInteractor()
    interactor.presenter = presenter
    interactor.getUsers()
    // The refusal is on its way on the main actor, before this task.
    await Task {}.value
    guard case .interactorDidFetchUsers(let failure?) = presenter.calls.first else {
      Issue.record("No failure was reported: \(presenter.calls)")
      return
    }
    #expect(failure.text == "The users could not be reached: no users repository was injected.")
    withExtendedLifetime(interactor) {}
  }
}
