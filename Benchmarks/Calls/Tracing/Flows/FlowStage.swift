import Conformance
import Foundation
import HeadlessUIKit
import Surroundings
import Users
import UsersInterface

/// An app with its calls recorded step by step, in surroundings that show its requests and its navigation.
@MainActor final class FlowStage {
  private(set) var steps: [(title: String, calls: [RawCall])] = []
  /// The screen after each step, as text; empty unless requested, as drawing may load views.
  private(set) var screens: [String] = []
  private let drawsScreens: Bool
  private let recorder = CallRecorder()
  private let type: any UsersApp.Type
  private let source = ControlledUsersSource()
  private let repository: TracedRepository
  private var made: AppSession?
  private var witness: NavigationWitness?

  init(_ type: any UsersApp.Type, drawsScreens: Bool = false) {
    self.type = type
    self.drawsScreens = drawsScreens
    repository = TracedRepository(LiveUsersRepository(source: source))
  }

  /// The app's session, made at the first use.
  var session: AppSession {
    if let made { return made }
    let session = AppSession(type, repository: repository)
    made = session
    return session
  }

  /// Records an event, and then the turns of the run loop that follow from it.
  func step(_ title: String, _ body: (AppSession) throws -> Void) throws {
    note(title, try recorder.record { try body(session) })
    repeat {
      note(Self.turn, try recorder.record { session.window.runLoop.turn() })
    } while !session.window.runLoop.isIdle
  }

  /// The title of a turn of the run loop, a step that nobody outside of the app takes.
  static let turn = "The run loop turns"

  private func note(_ title: String, _ calls: [RawCall]) {
    steps.append((title, calls))
    if drawsScreens { screens.append(session.window.textPicture) }
  }

  /// Answers the pending load.
  func answerFetch(_ users: [User] = SampleUsers.three) throws {
    let directory = try UserDirectory(users)
    guard let request = source.pendingFetch else { throw session.screen.failure("no load is under way") }
    request.answer(.success(directory))
  }

  /// Answers the pending rename.
  func answerRename() throws {
    guard let rename = source.pendingRename else { throw session.screen.failure("no rename is under way") }
    rename.request.answer(.success(()))
  }

  /// Opens a link in the app.
  func follow(_ link: String, _ session: AppSession) throws {
    guard let url = URL(string: link) else { throw session.screen.failure("\(link) is not a URL") }
    session.app?.open(url)
  }

  /// Launches the app and loads the users.
  func launch() throws {
    session.start()
    watchNavigation()
    try answerFetch()
    session.settle()
  }

  /// Launches the app and opens the details of the first user.
  func openDetails() throws {
    try launch()
    try session.openDetails(row: 0)
  }

  /// Records pushes and pops from now on.
  func watchNavigation() {
    witness = (session.window.rootViewController as? UINavigationController).map { NavigationWitness(of: $0) }
  }

  /// Ends the app.
  func end() {
    made?.end()
  }
}
