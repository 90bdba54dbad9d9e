import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import VIPER_initialiser

@Suite("VIPER with initialisers: nothing is injected")
struct InitialiserTests {
  let users = UsersFixture()

  @Test("Every screen has the repository that the first one was made with, whatever is injected")
  func handedOn() throws {
    let injected = UsersFixture()
    let stage = InjectedValues.with(\.usersRepository, injected.repository) {
      Stage(root: DashboardRouter.start(repository: users.repository))
    }
    try users.answerFetch(User.three)
    stage.settle()
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    try stage.tapAccessory(row: 1)
    stage.settle()
    #expect(stage.title == "Grace")
    #expect(injected.source.fetches.isEmpty)
  }
}
