import Conformance
import Contenders
import HeadlessUIKit
import Suites
import TestSupport
import Testing
import Users

@Suite("A million users", .long())
@MainActor struct MillionUsersTests {
  @Test("are launched with and refreshed, and only rows in sight have cells")
  func launchAndRefresh() async throws {
    let users = try await LocalUsersService.generated(count: 1_000_000, seed: 1).fetchUsers()
    for contender in Lineup.compared {
      let session = AppSession(contender.app)
      session.start()
      try session.fetchUnderWay().answer(.success(users))
      session.settle()
      #expect(try session.finder.count == "The system has 1000000 users")
      try session.dashboard.pullToRefresh()
      try session.fetchUnderWay().answer(.success(users))
      session.settle()
      #expect(try session.list.count == 1_000_000)
      #expect(try session.list.visibleNames.count == 10)
      let cells = session.reachableObjects().count { $0 is UITableViewCell }
      #expect(cells < 30, "\(contender) has \(cells) cells")
      session.end()
    }
  }
}
