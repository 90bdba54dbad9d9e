import RoleFixtures
import Testing
import Users

@testable import OneStore

@Suite("OneStore: the list's feature")
struct UserListFeatureTests {
  @Test("It lists the users, and says that there are none only once that is known")
  func users() throws {
    var state = UserListFeature.State()
    #expect(state.users == nil && !state.hasNoUsers)
    let users = try UserDirectory(User.three)
    UserListFeature.reduce(into: &state, .usersUpdated(users))
    #expect(state.users == users && !state.hasNoUsers)
    UserListFeature.reduce(into: &state, .usersUpdated(UserDirectory()))
    #expect(state.users?.isEmpty == true && state.hasNoUsers)
  }

  @Test("A tap changes nothing in it: the app's feature answers it")
  func tap() {
    var state = UserListFeature.State()
    UserListFeature.reduce(into: &state, .rowTapped(7, isAtRoot: true))
    #expect(state == UserListFeature.State())
  }
}
