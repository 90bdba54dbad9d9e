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
  func fetched() {
    var state = DashboardFeature.State()
    var expected = state
    for (action, isUnderWay, hasSucceeded) in [
      (DashboardFeature.Action.started, true, false), (.fetched(.httpStatus(500)), false, false),
      (.retryTapped, true, false), (.fetched(nil), false, true), (.refreshPulled, true, true),
      (.fetched(.httpStatus(500)), false, true),
    ] {
      _ = DashboardFeature.reduce(into: &state, action)
      expected.loading = DashboardFeature.Loading(isUnderWay: isUnderWay, hasSucceeded: hasSucceeded)
      #expect(state == expected)
    }
  }

  @Test("It passes users and queries on to list and finder")
  func parts() throws {
    var state = DashboardFeature.State()
    var expected = state
    let users = try UserDirectory(User.three)
    #expect(DashboardFeature.reduce(into: &state, .usersUpdated(users)) == [])
    (expected.list.users, expected.finder.users) = (users, users)
    #expect(state == expected)
    #expect(DashboardFeature.reduce(into: &state, .finder(.queryEdited("3"))) == [])
    expected.finder.query = "3"
    #expect(state == expected)
    #expect(DashboardFeature.reduce(into: &state, .list(.usersUpdated(UserDirectory()))) == [])
    expected.list.users = UserDirectory()
    #expect(state == expected)
  }
}
