import RoleFixtures
import Testing
import Users

@testable import OneStore

@Suite("OneStore: the list's feature")
struct UserListFeatureTests {
  @Test("It says that there are no users only once that is known")
  func users() throws {
    #expect(!UserListFeature.State(users: nil).hasNoUsers)
    #expect(!UserListFeature.State(users: try UserDirectory(User.three)).hasNoUsers)
    #expect(UserListFeature.State(users: UserDirectory()).hasNoUsers)
  }
}
