import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the dashboard's router")
struct DashboardRouterTests {
  let users = UsersFixture()
  let dashboard: DashboardView
  let stage: Stage

  init() throws {
    dashboard = users.injected { DashboardRouter.assemble() }
    stage = Stage(root: dashboard)
    try users.answerFetch(User.three)
    stage.settle()
  }

  @Test("It assembles the dashboard, whose view is not loaded before it is asked for")
  func assembled() {
    let assembled = users.injected { DashboardRouter.assemble() }
    #expect(!assembled.isViewLoaded && assembled.children.isEmpty)
  }

  @Test("It puts list and finder into the dashboard, made where the repository is injected")
  func components() throws {
    #expect(dashboard.children.count == 2)
    #expect(dashboard.children.first is UserListView)
    #expect(dashboard.children.last is UserFinderView)
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
  }

  @Test("It puts details, made where the repository is injected, in the place of those that lie there")
  func details() throws {
    dashboard.open(try .user(User.grace.id))
    dashboard.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.screens.last is UserDetailsView)
    #expect(stage.title == "Alan")
  }
}
