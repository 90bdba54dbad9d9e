import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The stage of one contender in one benchmark: an app that is made when first needed and kept between steps.
final class BenchmarkStage {
  let users: BenchmarkUsers
  private(set) var turn = 0
  let type: any UsersApp.Type
  private var current: AppSession?
  private var rename: AnyCancellable?

  init(_ type: any UsersApp.Type, users: BenchmarkUsers) {
    self.type = type
    self.users = users
  }

  /// One of the first two rows, in turn.
  var row: Int { turn % 2 }
  /// The user in that row.
  var user: User { users.directory[row] }
  /// The users of this turn: in source order in even turns, reversed in odd ones.
  var directory: UserDirectory { turn.isMultiple(of: 2) ? users.directory : users.reversed }
  /// The answer to a load of this turn.
  var answer: Result<UserDirectory, UsersFailure> { .success(directory) }

  /// The session of the app on stage, launched if it was not yet.
  var session: AppSession {
    get throws {
      if let current { return current }
      let session = newSession()
      session.start()
      try session.fetchUnderWay().answer(.success(users.directory))
      session.settle()
      return session
    }
  }

  /// The app on stage.
  var app: any UsersApp {
    get throws {
      guard let app = try session.app else { throw try session.screen.failure("the app is released") }
      return app
    }
  }

  /// A link to this turn's user.
  var link: URL {
    get throws {
      let text = "users://user/\(user.id)"
      guard let link = URL(string: text) else { throw try session.screen.failure("\(text) is not a URL") }
      return link
    }
  }

  /// Makes a session for a new app, in place of the app on stage, which ends.
  func newSession() -> AppSession {
    current?.end()
    let session = AppSession(type)
    current = session
    return session
  }

  /// Begins another step: the source forgets what it has answered.
  func nextTurn() throws {
    turn += 1
    try session.source.forgetAnswered()
  }

  /// Opens the first user's details, unless details are open.
  func openDetails() throws {
    let session = try session
    if !session.details.isOnTop { try session.openDetails(row: 0) }
  }

  /// Closes the details that are open, if any are.
  func closeDetails() throws {
    let session = try session
    guard session.details.isOnTop else { return }
    try session.details.tapBack()
    session.settle()
  }

  /// Returns the name that a user has after this turn's rename.
  func name(of user: User) -> String {
    turn.isMultiple(of: 2) ? user.name : "\(user.name) again"
  }

  /// Asks the repository for this turn's rename, while the finder shows the user.
  func beginRename(of user: User) throws -> ControlledRequest<Void> {
    let session = try session
    if session.screen.depth == 1 { try session.finder.type("\(user.id)") }
    rename = session.repository.renameUser(user.id, to: name(of: user)) { _ in }
    return try session.renameUnderWay().request
  }

  func endRename() {
    rename = nil
  }

  func expect<Value: Equatable>(_ what: String, _ actual: Value, is expected: Value) throws {
    try session.screen.expect(what, actual, is: expected)
  }
}
