import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

extension Benchmark {
  /// Returns a benchmark of one rename that a number of apps on one repository show: cost against observers.
  public static func fanOut(observers: Int) -> Benchmark {
    Benchmark(.binding, fanOut, "a rename, to apps that share a repository") { stage in
      let crowd = Crowd(of: observers, stage.type)
      return .init {
        try crowd.prepare()
      } verify: {
        try crowd.verify()
      }
    }
  }

  /// Returns a benchmark of one change that a number of apps show, or of screens if the entrant is a mechanism.
  public static func fanOut(of entrant: Entrant, observers: Int) -> Benchmark {
    switch entrant {
    case .app: fanOut(observers: observers)
    case .mechanism: mechanismFanOut(observers: observers)
    }
  }

  /// The id of ``fanOut(observers:)``, the same for every number of observers.
  public static let fanOutID = "\(TimedSuite.binding.rawValue)/\(fanOut)"
  private static let fanOut = "fan-out"
}

/// Apps that share a repository.
private final class Crowd {
  private let size: Int
  private let app: any UsersApp.Type
  private let source = ControlledUsersSource()
  private let user = User(id: 1, name: "Ada Lovelace", username: "ada")
  private lazy var repository = LiveUsersRepository(source: source)
  private var sessions: [AppSession] = []
  private var rename: AnyCancellable?
  private var turn = 0

  init(of size: Int, _ app: any UsersApp.Type) {
    self.size = size
    self.app = app
  }

  func prepare() throws -> Benchmark.Step {
    if sessions.isEmpty { try launch() }
    turn += 1
    source.forgetAnswered()
    rename = repository.renameUser(user.id, to: name) { _ in }
    let request = source.pendingRename?.request
    let sessions = sessions
    return {
      request?.answer(.success(()))
      for session in sessions { session.settle() }
    }
  }

  func verify() throws {
    rename = nil
    for session in [sessions.first, sessions.last].compactMap(\.self) {
      let table: UITableView = try session.screen.hiddenElement(AccessibilityIdentifier.userTable)
      let shown = table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text
      try session.screen.expect("the name", shown, is: name)
    }
  }

  private var name: String { "Ada \(turn % 2)" }

  private func launch() throws {
    for _ in 0..<size {
      let session = AppSession(app, repository: repository)
      session.start()
      sessions.append(session)
    }
    // An app that asks in a task has asked at the end of a turn.
    for session in sessions { session.settle() }
    // One answer fills all lists; the other loads stay under way, for each answer would notify all apps again.
    source.fetches.first?.answer(.success(try UserDirectory([user])))
    for session in sessions { session.settle() }
  }
}
