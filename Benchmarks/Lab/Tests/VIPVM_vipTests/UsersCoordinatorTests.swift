import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import VIPVM_vip

@Suite("VIP: the coordinator")
struct UsersCoordinatorTests {
  let users = UsersFixture()
  let coordinator: UsersCoordinator
  let stage: Stage

  init() {
    let navigationController = UINavigationController(nibName: nil, bundle: nil)
    coordinator = UsersCoordinator(navigationController: navigationController, repository: users.repository)
    coordinator.start()
    stage = Stage(navigationController)
  }

  @Test("It keeps the last link until users are loaded, and follows it once")
  func pendingLink() throws {
    coordinator.open(try .user(User.grace.id))
    coordinator.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 1)
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
    coordinator.closeDetails()
    coordinator.usersLoaded()
    stage.settle()
    #expect(stage.screens.count == 1)
  }

  @Test("It follows a link at once when users are loaded, in the place of other details")
  func link() throws {
    try users.answerFetch(User.three)
    coordinator.open(try .user(User.grace.id))
    coordinator.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
  }
}
