import RoleFixtures
import Testing
import Users

@testable import Observed

@Suite("Observed: the finder's view model")
struct UserFinderViewModelTests {
  let users = UsersFixture()
  let viewModel: UserFinderViewModel

  init() {
    viewModel = UserFinderViewModel(repository: users.repository)
  }

  @Test("It counts no users before it knows of any, and finds nobody")
  func unknown() {
    #expect(viewModel.count == "" && viewModel.result == "---")
    viewModel.find("3")
    #expect(viewModel.result == "User not found")
  }

  @Test("It counts the users and finds them by id", arguments: User.findings)
  func find(_ query: String, _ result: String) throws {
    begin { await viewModel.follow() }
    try waking { try users.fetch(User.three) }
    viewModel.find(query)
    #expect(viewModel.count == "The system has 3 users" && viewModel.result == result)
  }

  @Test("It finds anew when the users change, until it is cancelled")
  func follow() throws {
    let following = begin { await viewModel.follow() }
    viewModel.find("3")
    try waking { try users.fetch(User.three) }
    #expect(viewModel.result == "I found Grace aka grace")
    try waking { try users.rename(User.grace.id, to: "Amazing Grace") }
    #expect(viewModel.result == "I found Amazing Grace aka grace")
    waking { following.cancel() }
    try waking { try users.fetch([]) }
    #expect(viewModel.count == "The system has 3 users")
  }
}
