import RoleFixtures
import Testing
import Users

@testable import OneStore

@Suite("OneStore: the finder's feature")
struct UserFinderFeatureTests {
  @Test("It counts no users before it knows of any, and finds nobody")
  func unknown() {
    var state = UserFinderFeature.State(users: nil)
    #expect(state.count == "" && state.result == "---")
    UserFinderFeature.reduce(into: &state, .queryEdited("3"))
    #expect(state.result == "User not found")
  }

  @Test("It counts the users and finds them by id", arguments: User.findings)
  func find(_ query: String, _ result: String) throws {
    var state = UserFinderFeature.State(users: try UserDirectory(User.three))
    UserFinderFeature.reduce(into: &state, .queryEdited(query))
    #expect(state.count == "The system has 3 users" && state.result == result)
  }
}
