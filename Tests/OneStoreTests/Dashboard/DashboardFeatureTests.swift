import RoleFixtures
import Testing
import Users

@testable import OneStore

@Suite("OneStore: the dashboard's feature")
struct DashboardFeatureTests {
  @Test("It fetches when it starts, is pulled, or is tried again", arguments: [0, 1, 2])
  func load(_ way: Int) {
    var state = DashboardFeature.State()
    var expected = state
    expected.loading.isUnderWay = true
    let actions: [DashboardFeature.Action] = [.started, .refreshPulled, .retryTapped]
    #expect(DashboardFeature.reduce(into: &state, actions[way]) == [.fetchUsers])
    #expect(state == expected)
  }

  @Test("It is loaded from the first success on, also if a refresh fails")
  func fetched() throws {
    var state = DashboardFeature.State()
    var expected = state
    let users = try UserDirectory(User.three)
    expected.users = users
    state.users = users
    for (action, isUnderWay, hasSucceeded) in [
      (DashboardFeature.Action.started, true, false), (.fetched(.failure(.httpStatus(500))), false, false),
      (.retryTapped, true, false), (.fetched(.success(users)), false, true), (.refreshPulled, true, true),
      (.fetched(.failure(.httpStatus(500))), false, true),
    ] {
      _ = DashboardFeature.reduce(into: &state, action)
      expected.loading = DashboardFeature.Loading(isUnderWay: isUnderWay, hasSucceeded: hasSucceeded)
      #expect(state == expected)
    }
  }

  @Test("It has the users and the query that list and finder show; a tap on a row is the app's")
  func parts() throws {
    var state = DashboardFeature.State()
    let users = try UserDirectory(User.three)
    #expect(DashboardFeature.reduce(into: &state, .usersUpdated(users)) == [])
    #expect(DashboardFeature.reduce(into: &state, .finder(.queryEdited("3"))) == [])
    #expect(state == DashboardFeature.State(users: users, query: "3"))
    #expect(state.list == UserListFeature.State(users: users))
    #expect(state.finder == UserFinderFeature.State(users: users, query: "3"))
    #expect(DashboardFeature.reduce(into: &state, .list(.rowTapped(User.ada.id, isAtRoot: true))) == [])
    #expect(state == DashboardFeature.State(users: users, query: "3"))
  }

  @Test("Users come with the answer if they have not come before; an answer that is late brings back no older ones")
  func late() throws {
    var state = DashboardFeature.State()
    let users = try UserDirectory(User.three)
    _ = DashboardFeature.reduce(into: &state, .fetched(.success(users)))
    #expect(state.users == users)
    let renamed = try UserDirectory([User(id: 3, name: "Amazing Grace", username: "grace")])
    _ = DashboardFeature.reduce(into: &state, .usersUpdated(renamed))
    _ = DashboardFeature.reduce(into: &state, .fetched(.success(users)))
    #expect(state.users == renamed)
  }
}
