import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPVM

@Suite("VIP-VM: the coordinator")
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

  private func load() throws {
    try users.answerFetch(User.three)
    stage.settle()
  }

  @Test("It starts with the dashboard on the stack, list and finder in it")
  func start() throws {
    #expect(stage.screens.count == 1)
    #expect(stage.screens.first is DashboardViewController)
    try load()
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Grace aka grace")
  }

  @Test("It keeps the last link until users are loaded, and follows it once")
  func pendingLink() throws {
    coordinator.open(try .user(User.grace.id))
    coordinator.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 1)
    try load()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
    coordinator.closeDetails()
    coordinator.usersLoaded()
    stage.settle()
    #expect(stage.screens.count == 1)
  }

  @Test("It follows a link at once when users are loaded")
  func link() throws {
    try load()
    coordinator.open(try .user(User.grace.id))
    stage.settle()
    #expect(stage.title == "Grace")
    coordinator.open(try .user(99))
    stage.settle()
    #expect(stage.alert == [Wording.userNotFound, nil])
  }

  @Test("It puts details on top")
  func details() throws {
    try load()
    try stage.tapAccessory(row: 1)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.screens.last is UserDetailsViewController)
    #expect(stage.title == "Grace")
  }

  @Test("A second tap before the first one's screen is there opens nothing more")
  func secondTap() throws {
    try load()
    try stage.tapAccessory(row: 1)
    try stage.tapAccessory(row: 2)
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Grace")
  }

  @Test("It puts the details of a link in the place of those that lie on the dashboard")
  func replaced() throws {
    try load()
    coordinator.open(try .user(User.grace.id))
    coordinator.open(try .user(User.alan.id))
    stage.settle()
    #expect(stage.screens.count == 2)
    #expect(stage.title == "Alan")
  }

  @Test("It takes details off the screen when their view model asks for it")
  func close() throws {
    try load()
    coordinator.showDetails(ofUser: User.grace.id)
    stage.settle()
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(stage.screens.count == 1)
  }
}
