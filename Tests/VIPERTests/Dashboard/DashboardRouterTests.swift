import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: the dashboard's router")
struct DashboardRouterTests {
  let users = UsersFixture()
  let dashboard: any DashboardEntryPoint
  let stage: Stage

  init() throws {
    dashboard = users.injected { DashboardRouter.start() }
    stage = Stage(root: dashboard)
    try users.answerFetch(User.three)
    stage.settle()
  }

  @Test("It makes the dashboard, which is empty and loads nothing until its view is asked for")
  func made() {
    let users = UsersFixture()
    let made = users.injected { DashboardRouter.start() }
    #expect(!made.isViewLoaded && made.children.isEmpty)
    #expect(users.source.fetches.isEmpty)
    made.loadViewIfNeeded()
    #expect(made.children.count == 2)
    #expect(users.source.fetches.count == 1)
  }

  @Test("It puts list and finder into the dashboard, made where the repository is injected")
  func components() throws {
    #expect(dashboard.children.count == 2)
    #expect(dashboard.children.first is UserListViewController)
    #expect(dashboard.children.last is UserFinderViewController)
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
  }

  @Test("It puts details, made where the repository is injected, in the place of those that lie there")
  func details() throws {
    dashboard.presenter?.linkOpened(try .user(User.grace.id))
    dashboard.presenter?.linkOpened(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.screens.last is UserDetailsViewController)
    #expect(stage.title == "Alan")
  }
}
