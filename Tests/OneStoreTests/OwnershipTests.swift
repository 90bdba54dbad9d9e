import Conformance
import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users

@testable import OneStore

@Suite("OneStore: ownership")
struct OwnershipTests {
  let users = UsersFixture()

  @Test("No view holds the store's state: a screen that goes ends its observation, and nothing of it is left")
  func views() throws {
    let store = Store(repository: users.repository)
    MainActorTasks.run { store.send(.started) }
    try MainActorTasks.run { try users.answerFetch(User.three) }
    MainActorTasks.run { store.send(.dashboard(.list(.rowTapped(User.ada.id, isAtRoot: true)))) }
    let id = try #require(store.state.path.first?.id)
    var stage: Stage? = Stage(
      top: UserDetailsViewController(scope: Scope(store, state: { $0.details(id) }, action: { .details(id, $0) }))
    )
    let watched = WeakObjects(reachableFrom: stage, except: users)
    let runLoop = stage?.window.runLoop
    stage = nil
    runLoop?.runUntilIdle()
    #expect(watched.aliveByType.filter { $0.key.hasPrefix("OneStore.") && $0.key != "OneStore.Store" } == [:])
  }

  @Test("Nothing of the store's keeps the binder, not even while a load is under way")
  func binder() {
    let navigationController = UINavigationController()
    var store: Store? = Store(repository: users.repository)
    var binder = store.map { StackBinder(navigationController: navigationController, store: $0) }
    MainActorTasks.run { binder?.start() }
    weak let seen = binder
    weak let seenStore = store
    MainActorTasks.run { (binder, store) = (nil, nil) }
    #expect(seen == nil)
    navigationController.setViewControllers([], animated: false)
    #expect(seenStore == nil)
  }
}
