import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The benchmarks from screen to screen.
nonisolated let navigationBenchmarks = [
  Benchmark(.navigation, "launch", "a new app, to the loaded dashboard") { stage in
    .init {
      let session = stage.newSession()
      let answer = stage.answer
      return {
        session.start()
        session.source.fetches.last?.answer(answer)
        session.settle()
      }
    } verify: {
      try stage.expectRows(stage.users.directory)
    }
  },
  Benchmark(.navigation, "open", "a row's info button, to its user's details") { stage in
    .init {
      try stage.nextTurn()
      try stage.closeDetails()
      let session = try stage.session
      let tap = try session.list.accessoryTap(row: stage.row)
      return {
        tap.perform()
        session.settle()
      }
    } verify: {
      try stage.session.details.expectOnTop(stage.user)
    }
  },
  Benchmark(.navigation, "close", "open details' Close, to the dashboard") { stage in
    stage.leaveDetails { try $0.closeTap() }
  },
  Benchmark(.navigation, "back", "the system's back from open details, to the dashboard") { stage in
    stage.leaveDetails { try $0.backTap() }
  },
  Benchmark(.navigation, "deep-link", "a link that replaces open details by others") { stage in
    .init {
      try stage.nextTurn()
      try stage.openDetails()
      let session = try stage.session
      let app = try stage.app
      let link = try stage.link
      return {
        app.open(link)
        session.settle()
      }
    } verify: {
      try stage.session.details.expectOnTop(stage.user)
    }
  },
]

extension BenchmarkStage {
  /// Fails unless the dashboard lists and counts these users.
  func expectRows(_ users: some RandomAccessCollection<User>) throws {
    let session = try session
    try expect("the number of rows", session.list.count, is: users.count)
    try expect("the first name", session.list.visibleNames.first, is: users.first?.name)
    try expect("the count", session.finder.count ?? "", is: Wording.userCount(users.count))
  }

  /// Returns actions that leave the details by a button in the navigation bar.
  fileprivate func leaveDetails(
    by tap: @escaping @MainActor @Sendable (UserDetailsPage) throws -> Gesture
  ) -> Benchmark.Actions {
    .init {
      try self.nextTurn()
      try self.openDetails()
      let session = try self.session
      // Dropped when it is performed: the button's release with its screen belongs to the step.
      var tap = Optional(try tap(session.details))
      return {
        tap.take()?.perform()
        session.settle()
      }
    } verify: {
      try self.session.dashboard.expectOnTop()
    }
  }
}
