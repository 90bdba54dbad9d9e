import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users
import UsersInterface

@testable import OneStore

/// The views over a store: each shows its piece of the state and sends its part of the actions.
@Suite("OneStore: the views")
struct ViewTests {
  let users = UsersFixture()
  let store: Store

  init() {
    store = Store(repository: users.repository)
  }

  private func doing(_ stage: Stage, _ work: () throws -> Void) rethrows {
    try MainActorTasks.run {
      try work()
      stage.settle()
    }
  }

  private func send(_ action: AppFeature.Action) {
    MainActorTasks.run { store.send(action) }
  }

  @Test("The dashboard shows that users are being loaded, or list and finder; a pull loads")
  func dashboard() throws {
    let stage = Stage(
      root: DashboardViewController(
        scope: Scope(store, state: { $0.dashboard.loading }, action: { .dashboard($0) }),
        list: UIViewController(),
        finder: UIViewController()
      )
    )
    #expect(stage.title == "Dashboard" && !stage.shows(AccessibilityIdentifier.activityIndicator))
    send(.started)
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    try doing(stage) { try users.answerFetch(User.three) }
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
    try doing(stage) { try stage.pullToRefresh() }
    #expect(users.source.fetches.count == 2 && stage.shows(AccessibilityIdentifier.listContainer))
  }

  @Test("The list shows the users, or that there are none; a tap on an info button sends the row, at the root only")
  func list() throws {
    let scope = Scope<UserListFeature.State, _>(store, state: { $0.dashboard.list }, action: { .dashboard(.list($0)) })
    let stage = Stage(embedding: UserListViewController(scope: scope))
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    send(.usersUpdated(try UserDirectory(User.three)))
    stage.settle()
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    try stage.tapAccessory(row: 1)
    #expect(store.state.path.map(\.user) == [.grace])
    // On its way, so that the list is still in sight.
    stage.navigationController.pushViewController(UIViewController(), animated: true)
    try stage.tapAccessory(row: 0)
    #expect(store.state.path.map(\.user) == [.grace])
    stage.settle()
    stage.navigationController.popViewController(animated: false)
    send(.usersUpdated(UserDirectory()))
    stage.settle()
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("The finder shows the number of users and what its field's text finds")
  func finder() throws {
    let scope = Scope<UserFinderFeature.State, _>(
      store,
      state: { $0.dashboard.finder },
      action: { .dashboard(.finder($0)) }
    )
    let stage = Stage(embedding: UserFinderViewController(scope: scope))
    send(.usersUpdated(try UserDirectory(User.three)))
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
    try stage.type("3", into: AccessibilityIdentifier.queryField)
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Grace aka grace")
    send(.dashboard(.finder(.queryEdited("7"))))
    #expect(try stage.fieldText(AccessibilityIdentifier.queryField) == "7")
  }

  @Test("The details show the user, what is typed and what became of a save, and send what is tapped")
  func details() throws {
    send(.usersUpdated(try UserDirectory(User.three)))
    send(.dashboard(.list(.rowTapped(User.ada.id, isAtRoot: true))))
    let id = try #require(store.state.path.first?.id)
    let stage = Stage(
      top: UserDetailsViewController(
        scope: Scope(store, state: { $0.details(id) }, action: { .details(id, $0) })
      )
    )
    #expect(stage.title == "Ada")
    #expect(try stage.text(AccessibilityIdentifier.idLabel) == "ID 7")
    #expect(try stage.text(AccessibilityIdentifier.usernameLabel) == "ada")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Ada")
    try doing(stage) {
      try stage.type(" Augusta ", into: AccessibilityIdentifier.nameField)
      try stage.tap(AccessibilityIdentifier.saveButton)
    }
    #expect(users.source.renames.map(\.name) == ["Augusta"])
    #expect(try !stage.isEnabled(AccessibilityIdentifier.saveButton))
    try doing(stage) { try users.answerRename(.failure(.httpStatus(500))) }
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == UsersFailure.httpStatus(500).text)
    #expect(try stage.isEnabled(AccessibilityIdentifier.saveButton))
    try stage.tap(AccessibilityIdentifier.closeButton)
    #expect(store.state.path.isEmpty)
  }
}
