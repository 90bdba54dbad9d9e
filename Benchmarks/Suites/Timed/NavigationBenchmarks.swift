import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// From screen to screen.
nonisolated let navigationBenchmarks = [
  Benchmark(.navigation, "launch", "a new app, to the loaded dashboard") { stage in
    .init {
      stage.clear()
    } step: {
      let session = stage.makeSession()
      session.start()
      try stage.answer(session, with: stage.users.directory)
    } verify: {
      try stage.expectRows(stage.users.directory)
    }
  },
  Benchmark(.navigation, "open-close", "details opened by the info button, closed by Close") { stage in
    .init {
      try stage.nextTurn()
    } step: {
      let session = try stage.session
      try session.openDetails(row: 0)
      try session.details.tapClose()
      session.settle()
    } verify: {
      try stage.session.dashboard.expectOnTop()
    }
  },
  Benchmark(.navigation, "open-back", "details opened by the info button, left by the system's back") { stage in
    .init {
      try stage.nextTurn()
    } step: {
      let session = try stage.session
      try session.openDetails(row: 0)
      try session.details.tapBack()
      session.settle()
    } verify: {
      try stage.session.dashboard.expectOnTop()
    }
  },
  Benchmark(.navigation, "deep-link", "a link that replaces open details by others") { stage in
    let links = stage.users.directory.prefix(2).map { URL(string: "users://user/\($0.id)") }
    return .init {
      try stage.nextTurn()
      if try !stage.session.details.isOnTop { try stage.session.openDetails(row: 0) }
    } step: {
      let session = try stage.session
      links[stage.turn % 2].map { session.app?.open($0) }
      session.settle()
    } verify: {
      try stage.session.details.expectOnTop(stage.users.directory[stage.turn % 2])
    }
  },
]

extension Stage {
  /// Fails unless the dashboard lists and counts these users.
  func expectRows(_ users: some RandomAccessCollection<User>) throws {
    let session = try session
    try expect("the number of rows", session.list.count, is: users.count)
    try expect("the first name", session.list.visibleNames.first, is: users.first?.name)
    try expect("the count", session.finder.count ?? "", is: Wording.userCount(users.count))
  }
}
