import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users
import UsersInterface

@testable import OneStore

@Suite("OneStore: the stack's binder")
struct StackBinderTests {
  let users = UsersFixture()
  let store: Store
  let binder: StackBinder
  let stage: Stage

  init() throws {
    let navigationController = UINavigationController()
    let (users, store) = (users, Store(repository: users.repository))
    let binder = StackBinder(navigationController: navigationController, store: store)
    stage = try MainActorTasks.run {
      binder.start()
      let stage = Stage(navigationController)
      try users.answerFetch(User.three)
      stage.settle()
      return stage
    }
    (self.store, self.binder) = (store, binder)
  }

  private func doing(_ work: () throws -> Void) rethrows {
    try MainActorTasks.run {
      try work()
      stage.settle()
    }
  }

  @Test("It begins with the dashboard, which loads the users")
  func start() throws {
    #expect(stage.title == "Dashboard" && stage.screens.count == 1)
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
  }

  @Test("The stack follows the path: details come, are replaced, and go")
  func path() throws {
    doing { store.send(.dashboard(.list(.rowTapped(User.grace.id, isAtRoot: true)))) }
    #expect(stage.title == "Grace" && stage.screens.count == 2)
    try doing { store.send(.linkOpened(try .user(User.ada.id))) }
    #expect(stage.title == "Ada" && stage.screens.count == 2)
    #expect(store.state.path.map(\.user) == [.ada] && store.state.leaving.isEmpty)
    doing { store.send(.details(store.state.path[0].id, .closeTapped)) }
    #expect(stage.title == "Dashboard" && store.state.leaving.isEmpty)
  }

  @Test("A screen that is replaced before it was shown leaves the state as one that was")
  func replacedBeforeShown() throws {
    try doing {
      store.send(.linkOpened(try .user(User.ada.id)))
      store.send(.linkOpened(try .user(User.grace.id)))
      store.send(.linkOpened(try .user(User.alan.id)))
      #expect(store.state.leaving.map(\.user) == [.ada, .grace])
    }
    #expect(stage.title == "Alan" && stage.screens.count == 2)
    #expect(store.state.path.map(\.user) == [.alan] && store.state.leaving.isEmpty)
  }

  @Test("It holds a screen until that has gone, and no longer")
  func gone() throws {
    doing { store.send(.dashboard(.list(.rowTapped(User.grace.id, isAtRoot: true)))) }
    weak let details = stage.screens.last
    #expect(details is UserDetailsViewController)
    doing { store.send(.details(store.state.path[0].id, .closeTapped)) }
    #expect(details == nil)
  }

  @Test("The path follows the stack when the system goes back")
  func back() {
    doing { store.send(.dashboard(.list(.rowTapped(User.grace.id, isAtRoot: true)))) }
    doing { stage.navigationController.popViewController(animated: true) }
    #expect(store.state.path.isEmpty && store.state.leaving.isEmpty && stage.screens.count == 1)
  }

  @Test("A path of several screens is a stack of several, from which the system goes back one by one")
  func deepPath() throws {
    var state = AppFeature.State()
    state.path = [UserDetailsFeature.State(id: 8, user: .ada), UserDetailsFeature.State(id: 9, user: .grace)]
    let store = Store(initialState: state, repository: users.repository)
    let navigationController = UINavigationController()
    let binder = StackBinder(navigationController: navigationController, store: store)
    try MainActorTasks.run {
      binder.start()
      let stage = Stage(navigationController)
      #expect(stage.title == "Grace" && stage.screens.count == 3 && store.state.path.map(\.id) == [8, 9])
      stage.navigationController.popViewController(animated: true)
      stage.settle()
      #expect(stage.title == "Ada" && stage.screens.count == 2 && store.state.path.map(\.id) == [8])
      try stage.tap(AccessibilityIdentifier.closeButton)
      stage.settle()
      #expect(stage.screens.count == 1 && store.state.path.isEmpty && store.state.leaving.isEmpty)
    }
  }

  @Test("Screens of a path that were never shown go with those above: the system's back to the root, and a link")
  func deepPathLeft() throws {
    for isLink in [false, true] {
      var state = AppFeature.State()
      state.path = [UserDetailsFeature.State(id: 8, user: .ada), UserDetailsFeature.State(id: 9, user: .grace)]
      state.lastNumber = 9
      let store = Store(initialState: state, repository: users.repository)
      let navigationController = UINavigationController()
      let binder = StackBinder(navigationController: navigationController, store: store)
      try MainActorTasks.run {
        binder.start()
        let stage = Stage(navigationController)
        try users.answerFetch(User.three)
        stage.settle()
        weak let hidden = stage.screens[1]
        if isLink {
          store.send(.linkOpened(try .user(User.alan.id)))
        } else {
          navigationController.popToRootViewController(animated: true)
        }
        stage.settle()
        #expect(hidden == nil && store.state.leaving.isEmpty)
        #expect(store.state.path.map(\.user) == (isLink ? [.alan] : []))
        #expect(stage.title == (isLink ? "Alan" : "Dashboard") && stage.screens.count == (isLink ? 2 : 1))
      }
    }
  }

  @Test("It presents alerts; a tap on their buttons reaches the store")
  func alerts() throws {
    try doing { store.send(.linkOpened(try .user(1))) }
    #expect(stage.alert == [Wording.userNotFound, nil])
    try doing { try stage.tap(Wording.ok) }
    #expect(stage.alert == nil && store.state.alert == nil)
    doing { store.send(.dashboard(.refreshPulled)) }
    try doing { try users.failFetch(.httpStatus(500)) }
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    try doing { try stage.tap(Wording.retry) }
    #expect(stage.alert == nil && store.state.dashboard.loading.isUnderWay)
  }
}
