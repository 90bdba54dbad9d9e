import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC_uncoordinated

@Suite("MVVM without coordinators: views navigate")
struct NavigationTests {
  let users = UsersFixture()

  @Test("The list pushes the details that it has made, once")
  func push() throws {
    let stage = Stage(embedding: UserListViewController(repository: users.repository))
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
    let stage = Stage(top: UserDetailsViewController(user: .ada, repository: users.repository))
    try stage.tap(AccessibilityIdentifier.closeButton)
    stage.settle()
    #expect(stage.screens.count == 1)
  }

  @Test("The dashboard makes its components and puts a link's details on top of itself")
  func link() throws {
    let viewModel = DashboardViewModel(repository: users.repository)
    let dashboard = DashboardViewController(viewModel: viewModel, repository: users.repository)
    let stage = Stage(root: dashboard)
    #expect(dashboard.children.count == 2)
    viewModel.linkOpened(try .user(3))
    try users.answerFetch(User.three)
    stage.settle()
    #expect(stage.screens.first === dashboard && stage.title == "Grace")
  }
}
