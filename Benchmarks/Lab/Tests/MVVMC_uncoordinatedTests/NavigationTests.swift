import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC_uncoordinated

@Suite("MVVM: the previous view makes and injects the next view model")
struct NavigationTests {
  let users = UsersFixture()

  @Test("The list makes the details' view model, injects it into their view and pushes that, once")
  func push() throws {
    let viewModel = UserListViewModel(repository: users.repository)
    let stage = Stage(embedding: UserListViewController(viewModel: viewModel, repository: users.repository))
    try users.fetch(User.three)
    stage.settle()
    try stage.tapAccessory(row: 1)
    try stage.tapAccessory(row: 2)
    stage.settle()
    #expect(stage.screens.count == 2 && stage.title == "Grace")
  }

  @Test("Details close themselves")
  func close() throws {
    try users.fetch(User.three)
    let viewModel = UserDetailsViewModel(user: .ada, repository: users.repository)
    let stage = Stage(top: UserDetailsViewController(closedBy: viewModel))
    try stage.tap(AccessibilityIdentifier.closeButton)
    stage.settle()
    #expect(stage.screens.count == 1)
  }

  @Test("The dashboard makes the view models of list and finder, and of a link's details, which it puts on itself")
  func link() throws {
    let viewModel = DashboardViewModel(repository: users.repository)
    let dashboard = DashboardViewController(viewModel: viewModel, repository: users.repository)
    let stage = Stage(root: dashboard)
    #expect(dashboard.children.count == 2)
    dashboard.open(try .user(3))
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.screens.first === dashboard && stage.title == "Grace")
  }

  @Test("The dashboard shows a failure, passes Retry on, and says that a link leads to nobody")
  func alerts() throws {
    let viewModel = DashboardViewModel(repository: users.repository)
    let dashboard = DashboardViewController(viewModel: viewModel, repository: users.repository)
    let stage = Stage(root: dashboard)
    try users.failFetch(.httpStatus(500))
    stage.settle()
    try stage.tap(Wording.retry)
    stage.settle()
    try users.answerFetch(User.three)
    dashboard.open(try .user(99))
    #expect(stage.alert == [Wording.userNotFound, nil])
  }
}
