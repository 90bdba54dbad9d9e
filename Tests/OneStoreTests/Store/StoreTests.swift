import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users

@testable import OneStore

@Suite("OneStore: the store")
struct StoreTests {
  let users = UsersFixture()
  let store: Store

  init() {
    store = Store(repository: users.repository)
  }

  private func sending(_ actions: AppFeature.Action...) {
    MainActorTasks.run {
      for action in actions { store.send(action) }
    }
  }

  private func answering(_ answer: () throws -> Void) rethrows {
    try MainActorTasks.run { try answer() }
  }

  @Test("It fetches and follows the users, and the state has what comes of it")
  func fetch() throws {
    sending(.started)
    try answering { try users.answerFetch(User.three) }
    #expect(store.state.dashboard.loading.hasSucceeded && store.state.dashboard.users?.count == 3)
    try answering { try users.rename(User.ada.id, to: "Augusta") }
    #expect(store.state.dashboard.users?.map(\.name) == ["Augusta", "Grace", "Alan"])
    sending(.dashboard(.refreshPulled))
    try answering { try users.failFetch(.httpStatus(500)) }
    #expect(store.state.alert?.content == .loadFailed(UsersFailure.httpStatus(500).text))
  }

  @Test("A second load cancels the first, and a third the second")
  func secondLoad() throws {
    sending(.started)
    let first = try #require(users.source.pendingFetch)
    sending(.dashboard(.refreshPulled))
    let second = try #require(users.source.pendingFetch)
    sending(.dashboard(.refreshPulled))
    #expect(first.isCancelled && second.isCancelled)
    #expect(users.source.pendingFetch != nil && store.state.dashboard.loading.isUnderWay)
    try answering { try users.answerFetch(User.three) }
    #expect(store.state.dashboard.loading.hasSucceeded && store.state.alert == nil)
  }

  @Test("What comes of a load after another one has taken its place changes nothing")
  func answeredAndCancelled() throws {
    sending(.started)
    try answering {
      try users.failFetch(.httpStatus(500))
      store.send(.dashboard(.refreshPulled))
    }
    #expect(store.state.alert == nil && store.state.dashboard.loading.isUnderWay)
  }

  @Test("An action that a view sends while it is told waits until all are told")
  func order() {
    var told: [String] = []
    let first = store.observe({ $0.dashboard.query }) { [store] query in
      told.append("first \(query)")
      if query == "1" { store.send(.dashboard(.finder(.queryEdited("2")))) }
    }
    let second = store.observe({ $0.dashboard.query }) { told.append("second \($0)") }
    sending(.dashboard(.finder(.queryEdited("1"))))
    #expect(told == ["first ", "second ", "first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("It renames, and the state has what comes of it; details that go cancel their rename")
  func rename() throws {
    sending(.started)
    try answering { try users.answerFetch(User.three) }
    sending(.dashboard(.list(.rowTapped(User.ada.id, isAtRoot: true))))
    let id = try #require(store.state.path.first?.id)
    sending(.details(id, .nameEdited("Augusta")), .details(id, .saveTapped))
    try answering { try users.answerRename(.failure(.httpStatus(500))) }
    #expect(store.state.details(id)?.message == UsersFailure.httpStatus(500).text)
    sending(.details(id, .saveTapped))
    try answering { try users.answerRename(.success(())) }
    #expect(store.state.details(id)?.isSaving == false && store.state.details(id)?.draft.name == "Augusta")
    sending(.details(id, .saveTapped))
    let rename = try #require(users.source.pendingRename)
    sending(.screensGone([id]))
    #expect(rename.request.isCancelled)
  }

  @Test("It tells an observer its piece at once, then only when it has changed, until the observation is released")
  func observe() {
    var told: [Bool] = []
    var observation: AnyCancellable? = store.observe({ $0.dashboard.loading.isUnderWay }) {
      told.append($0)
    }
    #expect(told == [false])
    sending(.dashboard(.finder(.queryEdited("3"))))
    sending(.dashboard(.refreshPulled), .dashboard(.refreshPulled))
    #expect(told == [false, true] && observation != nil)
    observation = nil
    sending(.dashboard(.fetched(.failure(.httpStatus(500)))))
    #expect(told == [false, true])
  }

  @Test("A rename tells the one observer of that user's name, and asks every observer", arguments: [1, 100, 10_000])
  func fanOut(_ count: Int) throws {
    let store = Store(repository: users.repository)
    MainActorTasks.run { store.send(.started) }
    try answering { try users.answerFetch((1...count).map { User(id: $0, name: "\($0)", username: "u\($0)") }) }
    var asked = 0
    var told: [String] = []
    let observations = (1...count).map { id in
      store.observe { state in
        asked += 1
        return state.dashboard.users?[id: id]?.name
      } _: {
        if let name = $0 { told.append(name) }
      }
    }
    (asked, told) = (0, [])
    try answering { try users.rename(count, to: "Ada") }
    #expect(told == ["Ada"] && asked == count)
    withExtendedLifetime(observations) {}
  }

  @Test("An observer whose observation is released while others are told is not told")
  func releasedMeanwhile() {
    var told: [String] = []
    var second: AnyCancellable?
    let first = store.observe({ $0.dashboard.query }) { query in
      told.append("first \(query)")
      if query == "1" { second = nil }
    }
    second = store.observe({ $0.dashboard.query }) { told.append("second \($0)") }
    sending(.dashboard(.finder(.queryEdited("1"))))
    #expect(told == ["first ", "second ", "first 1"] && second == nil)
    withExtendedLifetime(first) {}
  }

  @Test("A scope sends its part of the actions, and tells nothing once its piece is gone")
  func scope() throws {
    sending(.started)
    try answering { try users.answerFetch(User.three) }
    sending(.dashboard(.list(.rowTapped(User.ada.id, isAtRoot: true))))
    let id = try #require(store.state.path.first?.id)
    let scope: Scope<UserDetailsFeature.State, UserDetailsFeature.Action> = Scope(
      store,
      state: { $0.details(id) },
      action: { .details(id, $0) }
    )
    var told: [String] = []
    let observation = scope.observe { told.append($0.draft.text) }
    scope.send(.nameEdited("Augusta"))
    sending(.screensGone([id]))
    scope.send(.nameEdited("Countess"))
    #expect(told == ["Ada", "Augusta"])
    withExtendedLifetime(observation) {}
  }

  @Test("Nothing keeps it while it awaits: released, it cancels what runs")
  func released() throws {
    var store: Store? = Store(repository: users.repository)
    MainActorTasks.run { store?.send(.started) }
    let fetch = try #require(users.source.pendingFetch)
    weak let seen = store
    MainActorTasks.run { store = nil }
    #expect(seen == nil && fetch.isCancelled)
  }
}
