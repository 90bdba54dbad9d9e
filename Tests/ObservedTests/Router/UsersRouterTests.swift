import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users
import UsersInterface

@testable import Observed

@Suite("Observed: the router")
struct UsersRouterTests {
  let users: UsersFixture
  let navigationController = UINavigationController()
  let router: UsersRouter
  let stage: Stage

  init() throws {
    users = try UsersFixture(fetched: User.three)
    router = UsersRouter(navigationController: navigationController, repository: users.repository)
    router.start()
    stage = MainActorTasks.run { [navigationController] in Stage(navigationController) }
  }

  private func doing(_ work: () throws -> Void) rethrows {
    try waking {
      try work()
      stage.settle()
    }
  }

  @Test("It begins with the dashboard")
  func start() {
    #expect(stage.screens.map { $0 is DashboardViewController } == [true])
  }

  @Test("It shows details on top of the dashboard, one at a time, and closes them")
  func details() {
    doing {
      router.showDetails(of: .grace)
      router.showDetails(of: .ada)
    }
    #expect(stage.title == "Grace" && stage.screens.count == 2)
    doing { router.closeDetails() }
    #expect(stage.title == "Dashboard" && stage.screens.count == 1)
  }

  @Test("It keeps the latest link until users are loaded, and follows it once")
  func earlyLink() throws {
    try doing {
      router.open(try .user(User.ada.id))
      router.open(try .user(User.grace.id))
    }
    #expect(stage.title == "Dashboard")
    doing { router.usersLoaded() }
    #expect(stage.title == "Grace")
    doing { router.closeDetails() }
    doing { router.usersLoaded() }
    #expect(stage.title == "Dashboard")
  }

  @Test("A later link puts details in the place of others, or says that there is no such user")
  func links() throws {
    router.usersLoaded()
    try doing { router.open(try .user(User.ada.id)) }
    try doing { router.open(try .user(User.grace.id)) }
    #expect(stage.title == "Grace" && stage.screens.count == 2 && stage.alert == nil)
    try doing { router.open(try .user(1)) }
    #expect(stage.title == "Grace" && stage.alert == [Wording.userNotFound, nil])
  }
}
