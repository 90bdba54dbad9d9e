import Conformance
import Foundation
import HeadlessUIKit
import Suites
import Users
import UsersInterface

/// The steps of the apps' benchmarks written by hand: the event itself, and the turns of the run loop.
///
/// A benchmark's counts beyond these are the harness's. Nothing is checked here: the counts have to be equal.
@MainActor final class StepsByHand {
  typealias Step = @MainActor () throws -> Void

  private let type: any UsersApp.Type
  private let users: BenchmarkUsers
  private var session: AppSession
  private var app: (any UsersApp)?
  private var rename: AnyCancellable?
  private var turn = 0

  /// Launches an app.
  init(_ type: any UsersApp.Type, users: BenchmarkUsers) throws {
    self.type = type
    self.users = users
    session = AppSession(type)
    session.start()
    try session.fetchUnderWay().answer(.success(users.directory))
    session.settle()
  }

  /// Gets ready for the next step of a benchmark, and returns the step; `nil` if it is not written by hand.
  func next(_ benchmark: Benchmark) throws -> Step? {
    turn += 1
    rename = nil
    session.source.forgetAnswered()
    switch benchmark.name {
    case "launch": return launch()
    case "open": return try open()
    case "close": return try leave(by: AccessibilityIdentifier.closeButton)
    case "back": return try leave(by: UINavigationBar.backButtonIdentifier)
    case "deep-link": return try followLink()
    case "load": return try load()
    case "refresh": return try refresh()
    case "rename-row", "rename-details": return try answerRename(inDetails: benchmark.name == "rename-details")
    case "keystroke": return try typeKey()
    default: return nil
    }
  }

  private var row: Int { turn % 2 }
  private var runLoop: MainRunLoop { session.window.runLoop }
  private var answer: Result<UserDirectory, UsersFailure> { .success(row == 0 ? users.directory : users.reversed) }

  private func launch() -> Step {
    app = nil
    session.end()
    session = AppSession(type)
    let (window, source, repository, runLoop) = (session.window, session.source, session.repository, runLoop)
    let answer = Result<UserDirectory, UsersFailure>.success(users.directory)
    return { [self] in
      app = type.init(window: window, repository: repository)
      app?.start()
      runLoop.runUntilIdle()
      source.fetches.last?.answer(answer)
      runLoop.runUntilIdle()
    }
  }

  private func open() throws -> Step {
    if session.details.isOnTop { try session.details.tapBack() }
    session.settle()
    let table: UITableView = try session.screen.element(AccessibilityIdentifier.userTable)
    let (path, runLoop) = (IndexPath(row: row, section: 0), runLoop)
    return {
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      runLoop.runUntilIdle()
    }
  }

  private func leave(by identifier: String) throws -> Step {
    try openDetails()
    // Released with the tap, as the sender of a real event is: the button goes with its screen.
    var button: UIButton? = try session.screen.element(identifier)
    let runLoop = runLoop
    return {
      button.take()?.sendActions(for: .touchUpInside)
      runLoop.runUntilIdle()
    }
  }

  private func followLink() throws -> Step? {
    try openDetails()
    guard let app = session.app, let link = URL(string: "users://user/\(users.directory[row].id)") else { return nil }
    let runLoop = runLoop
    return {
      app.open(link)
      runLoop.runUntilIdle()
    }
  }

  private func load() throws -> Step {
    session.end()
    session = AppSession(type)
    session.start()
    let (request, runLoop) = (try session.fetchUnderWay(), runLoop)
    let answer = Result<UserDirectory, UsersFailure>.success(users.directory)
    return {
      request.answer(answer)
      runLoop.runUntilIdle()
    }
  }

  private func refresh() throws -> Step {
    let control: UIRefreshControl = try session.screen.element(AccessibilityIdentifier.refreshControl)
    let (source, answer, runLoop) = (session.source, answer, runLoop)
    return {
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
      if source.fetches.isEmpty { runLoop.runUntilIdle() }
      source.fetches.last?.answer(answer)
      runLoop.runUntilIdle()
    }
  }

  private func answerRename(inDetails: Bool) throws -> Step {
    let user = users.directory[0]
    if session.screen.depth == 1 { try session.finder.type("\(user.id)") }
    let name = row == 0 ? user.name : "\(user.name) again"
    rename = session.repository.renameUser(user.id, to: name) { _ in }
    if inDetails { try openDetails() }
    let (request, runLoop) = (try session.renameUnderWay().request, runLoop)
    return {
      request.answer(.success(()))
      runLoop.runUntilIdle()
    }
  }

  private func typeKey() throws -> Step {
    let field: UITextField = try session.screen.element(AccessibilityIdentifier.queryField)
    let (text, runLoop) = ("\(users.directory[row].id)", runLoop)
    return {
      field.text = text
      field.sendActions(for: .editingChanged)
      runLoop.runUntilIdle()
    }
  }

  private func openDetails() throws {
    if !session.details.isOnTop { try session.openDetails(row: 0) }
  }
}
