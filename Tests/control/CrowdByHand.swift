import Conformance
import HeadlessUIKit
import Users
import UsersInterface

/// The step of fan-out written by hand: one rename, seen by apps that share a repository.
@MainActor final class CrowdByHand {
  private let source = ControlledUsersSource()
  private let repository: LiveUsersRepository
  private let user = User(id: 1, name: "Ada Lovelace", username: "ada")
  private let sessions: [AppSession]
  private var rename: AnyCancellable?
  private var turn = 0

  /// Launches apps.
  init(of size: Int, _ type: any UsersApp.Type) throws {
    repository = LiveUsersRepository(source: source)
    sessions = (0..<size).map { [repository] _ in AppSession(type, repository: repository) }
    for session in sessions { session.start() }
    // An app that asks in a task has asked at the end of a turn.
    for session in sessions { session.settle() }
    source.fetches.first?.answer(.success(try UserDirectory([user])))
    for session in sessions { session.settle() }
  }

  /// Gets ready for the next step, and returns it.
  func next() -> StepsByHand.Step? {
    turn += 1
    source.forgetAnswered()
    rename = repository.renameUser(user.id, to: "Ada \(turn % 2)") { _ in }
    guard let request = source.renames.last?.request else { return nil }
    let runLoops = sessions.map(\.window.runLoop)
    return {
      request.answer(.success(()))
      for runLoop in runLoops { runLoop.runUntilIdle() }
    }
  }
}
