import RoleFixtures
import Testing
import Users

@testable import OneStore

/// Tests compare the whole state: what a test does not say must not change.
@Suite("OneStore: the app's feature")
struct AppFeatureTests {
  /// Has the reducer answer an action, and compares effects and state with what is expected.
  private func check(
    _ state: inout AppFeature.State,
    _ action: AppFeature.Action,
    _ effects: [Effect] = [],
    at location: SourceLocation = #_sourceLocation,
    _ change: (inout AppFeature.State) -> Void = { _ in }
  ) {
    var expected = state
    change(&expected)
    #expect(AppFeature.reduce(into: &state, action) == effects, sourceLocation: location)
    #expect(state == expected, sourceLocation: location)
  }

  /// The state after a load of three users.
  private func loaded() throws -> AppFeature.State {
    var state = AppFeature.State()
    state.dashboard.loading.hasSucceeded = true
    state.dashboard.users = try UserDirectory(User.three)
    return state
  }

  private func details(_ number: Int, of user: User) -> UserDetailsFeature.State {
    UserDetailsFeature.State(id: number, user: user)
  }

  @Test("Started, it follows the users and fetches them")
  func start() {
    var state = AppFeature.State()
    check(&state, .started, [.followUsers, .fetchUsers]) { $0.dashboard.loading.isUnderWay = true }
  }

  @Test(
    "A tap on a row puts that user's details into the path, in the place of what is there, with a number of its own"
  )
  func rowTapped() throws {
    var state = try loaded()
    check(&state, .dashboard(.list(.rowTapped(User.grace.id, isAtRoot: true)))) {
      ($0.lastNumber, $0.path) = (1, [details(1, of: .grace)])
    }
    check(&state, .dashboard(.list(.rowTapped(User.ada.id, isAtRoot: true)))) {
      ($0.lastNumber, $0.path, $0.leaving) = (2, [details(2, of: .ada)], [details(1, of: .grace)])
    }
  }

  @Test("A second tap, and one on a user who is gone, open nothing")
  func refusedTap() throws {
    var state = try loaded()
    check(&state, .dashboard(.list(.rowTapped(User.ada.id, isAtRoot: false))))
    check(&state, .dashboard(.list(.rowTapped(1, isAtRoot: true))))
  }

  @Test("Closed details leave the path; once they are gone, nothing is left of them, and their save is cancelled")
  func close() throws {
    var state = try loaded()
    state.path = [details(1, of: .grace)]
    check(&state, .details(1, .closeTapped)) { ($0.path, $0.leaving) = ([], [details(1, of: .grace)]) }
    check(&state, .details(1, .closeTapped))
    check(&state, .screensGone([1]), [.cancel(.renaming(1))]) { $0.leaving = [] }
    check(&state, .details(1, .nameEdited("Typed")))
  }

  @Test("The system's back takes details out of the path")
  func back() throws {
    var state = try loaded()
    state.path = [details(1, of: .grace)]
    check(&state, .screensGone([1]), [.cancel(.renaming(1))]) { $0.path = [] }
  }

  @Test("A second tap on Close, while the screen slides out, leaves the one that has come in its place")
  func closeTwice() throws {
    var state = try loaded()
    (state.path, state.leaving) = ([details(2, of: .ada)], [details(1, of: .grace)])
    check(&state, .details(1, .closeTapped))
  }

  @Test("The latest link waits for the first load, and is followed once")
  func earlyLink() throws {
    var state = AppFeature.State()
    let (ada, grace) = (try UsersLink.user(User.ada.id), try UsersLink.user(User.grace.id))
    check(&state, .linkOpened(ada)) { $0.pendingLink = ada }
    check(&state, .linkOpened(grace)) { $0.pendingLink = grace }
    let users = try UserDirectory(User.three)
    check(&state, .usersUpdated(users)) { $0.dashboard.users = users }
    check(&state, .dashboard(.fetched(.success(users)))) {
      $0.dashboard.loading.hasSucceeded = true
      ($0.pendingLink, $0.lastNumber, $0.path) = (nil, 1, [details(1, of: .grace)])
    }
    check(&state, .dashboard(.fetched(.success(users))))
  }

  @Test("A link is followed also if the load's answer comes before the update of the users")
  func answerBeforeUpdate() throws {
    var state = AppFeature.State()
    state.pendingLink = try .user(User.grace.id)
    let users = try UserDirectory(User.three)
    check(&state, .dashboard(.fetched(.success(users)))) {
      ($0.dashboard.loading.hasSucceeded, $0.dashboard.users) = (true, users)
      ($0.pendingLink, $0.lastNumber, $0.path) = (nil, 1, [details(1, of: .grace)])
    }
    check(&state, .usersUpdated(users))
  }

  @Test("A link is a new path; one to nobody is an alert, each time a new one, which goes when it is closed")
  func links() throws {
    var state = try loaded()
    state.path = [details(1, of: .ada)]
    state.lastNumber = 1
    check(&state, .linkOpened(try .user(User.grace.id))) {
      ($0.lastNumber, $0.path, $0.leaving) = (2, [details(2, of: .grace)], [details(1, of: .ada)])
    }
    check(&state, .linkOpened(try .user(1))) {
      ($0.lastNumber, $0.alert) = (3, AppFeature.Alert(number: 3, content: .userNotFound))
    }
    check(&state, .linkOpened(try .user(1))) {
      ($0.lastNumber, $0.alert) = (4, AppFeature.Alert(number: 4, content: .userNotFound))
    }
    check(&state, .alertClosed(3))
    check(&state, .alertClosed(4)) { $0.alert = nil }
  }

  @Test("A failed load is an alert, which ends when it is tried again")
  func failure() throws {
    var state = try loaded()
    check(&state, .dashboard(.fetched(.failure(.httpStatus(500))))) {
      let content = AppFeature.Alert.Content.loadFailed(UsersFailure.httpStatus(500).text)
      ($0.lastNumber, $0.alert) = (1, AppFeature.Alert(number: 1, content: content))
    }
    state.lastNumber = 2
    state.alert = AppFeature.Alert(number: 2, content: .userNotFound)
    check(&state, .retryTapped(1), [.fetchUsers]) { $0.dashboard.loading.isUnderWay = true }
    check(&state, .retryTapped(2), [.fetchUsers]) { $0.alert = nil }
  }

  @Test("New users reach list, finder, and all details in sight")
  func update() throws {
    var state = try loaded()
    state.path = [details(1, of: .grace)]
    state.leaving = [details(2, of: .grace)]
    let renamed = try UserDirectory([User(id: 3, name: "Amazing Grace", username: "grace")])
    check(&state, .usersUpdated(renamed)) {
      $0.dashboard.users = renamed
      $0.path[0].draft.renamed(to: "Amazing Grace")
      $0.leaving[0].draft.renamed(to: "Amazing Grace")
    }
  }

  @Test("An action reaches the details that it is for, as long as they are in sight")
  func detailsActions() throws {
    var state = try loaded()
    state.path = [details(2, of: .ada)]
    state.leaving = [details(1, of: .grace)]
    check(&state, .details(1, .nameEdited("Typed"))) { $0.leaving[0].draft.text = "Typed" }
    check(&state, .details(1, .saveTapped), [.rename(User.grace.id, to: "Typed", details: 1)]) {
      $0.leaving[0].isSaving = true
    }
    check(&state, .details(2, .saveTapped), [.rename(User.ada.id, to: "Ada", details: 2)]) {
      $0.path[0].isSaving = true
    }
    check(&state, .details(3, .saveTapped))
  }
}
