import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Where one contender does one benchmark: an app that is made when first needed and kept between steps.
final class Stage {
  let users: BenchmarkUsers
  private(set) var turn = 0
  let app: any UsersApp.Type
  private var current: AppSession?
  private var rename: AnyCancellable?

  init(_ app: any UsersApp.Type, users: BenchmarkUsers) {
    self.app = app
    self.users = users
  }

  /// The users that are on screen in even turns, and those in odd ones.
  var directory: UserDirectory { turn.isMultiple(of: 2) ? users.directory : users.reversed }

  /// The app on stage, launched if it was not yet.
  var session: AppSession {
    get throws {
      if let current { return current }
      let session = makeSession()
      session.start()
      try answer(session, with: users.directory)
      current = session
      return session
    }
  }

  /// A new app, not started, in place of the one on stage.
  @discardableResult
  func makeSession() -> AppSession {
    let session = AppSession(app)
    current = session
    return session
  }

  /// Ends the app on stage.
  func clear() {
    current?.end()
    current = nil
  }

  /// Begins another step: the source forgets what it has answered.
  func nextTurn() throws {
    turn += 1
    try session.source.forgetAnswered()
  }

  func answer(_ session: AppSession, with directory: UserDirectory) throws {
    try session.fetchUnderWay().answer(.success(directory))
    session.settle()
  }

  /// The name that a user has after this turn's rename.
  func name(of user: User) -> String {
    turn.isMultiple(of: 2) ? user.name : "\(user.name) again"
  }

  /// Asks the repository for this turn's rename, with the finder looking at the user.
  func beginRename(of user: User) throws {
    let session = try session
    if session.screen.depth == 1 { try session.finder.type("\(user.id)") }
    rename = session.repository.renameUser(user.id, to: name(of: user)) { _ in }
  }

  func endRename() {
    rename = nil
  }

  func expect<Value: Equatable>(_ what: String, _ actual: Value, is expected: Value) throws {
    try session.screen.expect(what, actual, is: expected)
  }
}
