import Conformance
import Foundation
import HeadlessUIKit
import Instruments
import Suites
import TaskControl
import Tracing
import Users

/// One app that a person plays, and the changes in its memory.
@MainActor final class Player {
  /// The effects of an action, besides those on the screen.
  struct Turn {
    /// The reason for which the action could not be performed; `nil` if it was.
    var refusal: String?
    /// The app's objects that were created, by type.
    var born: [String: Int] = [:]
    /// The app's objects that were released, by type.
    var died: [String: Int] = [:]
    /// The objects that are alive although the app and its window no longer reach them.
    var lost: [String: Int] = [:]
    /// The calls between roles, a line each, or a line with the reason for which they are not known.
    var calls: [String] = []
  }

  let contender: Contender
  private let session: AppSession
  private let users: UserDirectory
  /// The recorder of calls; `nil` in a build for release.
  private let tracer: Tracer?
  private var watched = WeakObjects()
  private var upcoming = PlayInput.Outcome.success
  private var requests = 0

  init(_ contender: Contender, users: UserDirectory) {
    self.contender = contender
    self.users = users
    session = AppSession(contender.app)
    tracer = try? Tracer(contender)
  }

  /// The screen as text.
  var screen: PlayScreen { PlayScreen(session.window.textPicture, of: contender.id) }

  /// The titles of the visible buttons.
  var buttons: [String] {
    Self.buttons(in: session.window).compactMap(\.currentTitle)
  }

  /// The app's live objects by type.
  var objects: [String: Int] { Self.named(WeakObjects(session.ownObjects()).aliveByType) }

  /// Starts the app.
  func start() -> Turn {
    noting { session.start() }
  }

  /// Performs a line's input.
  func perform(_ input: PlayInput) -> Turn {
    noting { try attempt(input) }
  }

  /// Ends the app; objects that are still alive are lost.
  func end() -> Turn {
    noting { session.end() }
  }

  private func noting(_ action: () throws -> Void) -> Turn {
    var turn = Turn()
    let before = watched.aliveByType
    do {
      turn.calls = try traced {
        try MainActorTasks.run {
          try action()
          session.settle()
          answerNewRequests()
        }
      }
    } catch TraceFailure.tooManyCalls {
      turn.calls = [TraceFailure.tooManyCalls.text]
    } catch {
      turn.refusal = (error as? ConformanceFailure)?.message ?? (error as? PlayFailure)?.message ?? "\(error)"
    }
    let left = watched.aliveByType
    let reached = WeakObjects(session.ownObjects())
    watched.formUnion(reached)
    turn.died = Self.difference(before, left)
    turn.born = Self.difference(watched.aliveByType, left)
    turn.lost = Self.difference(watched.aliveByType, reached.aliveByType)
    return turn
  }

  private func traced(_ action: () throws -> Void) throws -> [String] {
    guard let tracer else {
      try action()
      return [TraceFailure.notBuiltIn.text]
    }
    return try tracer.trace("", of: action).lines
  }

  private func attempt(_ input: PlayInput) throws {
    switch input {
    case .tap(let title): try tap(title)
    case .row(let row): try tapInfo(ofRow: row)
    case .type(let text): try type(text)
    case .back: try session.details.tapBack()
    case .swipe(let finished): try finished ? session.details.swipeBack() : session.giveUpSwipeBack()
    case .pull: try session.dashboard.pullToRefresh()
    case .link(let link): try session.open(link)
    case .next(let outcome): upcoming = outcome
    case .answer(let outcome): try answerWaiting(outcome)
    case .rename(let id, let name):
      if users[id: id] == nil { throw PlayFailure("there is no user with ID \(id)") }
      try session.renameInRepository(id, to: name)
    case .look, .screen, .objects, .calls, .showCalls, .help, .quit: break
    }
  }

  /// Taps the info button of a row. Rows are counted from 1, as a person does.
  private func tapInfo(ofRow row: Int) throws {
    do {
      try session.list.tapAccessory(row: row - 1)
    } catch let failure as ConformanceFailure {
      throw PlayFailure(failure.message.replacing("row \(row - 1) ", with: "row \(row) "))
    }
  }

  private func tap(_ title: String) throws {
    if session.alert.isShown {
      let button = Self.buttons(in: session.window).compactMap(\.currentTitle).first {
        $0.lowercased() == title.lowercased()
      }
      return try session.alert.tap(button ?? title)
    }
    guard
      let button = Self.buttons(in: session.window).first(where: { $0.currentTitle?.lowercased() == title.lowercased() }
      )
    else { throw PlayFailure("there is no button \"\(title)\"; there are: \(buttons.joined(separator: ", "))") }
    try session.screen.use(button, .touchUpInside)
  }

  private func type(_ text: String) throws {
    if session.details.isOnTop { try session.details.type(name: text) } else { try session.finder.type(text) }
  }

  /// Answers the requests that the action caused, the first of them as the person chose.
  private func answerNewRequests() {
    while session.source.fetches.count + session.source.renames.count > requests {
      requests = session.source.fetches.count + session.source.renames.count
      let outcome = upcoming
      upcoming = .success
      if outcome != .waiting { try? answerWaiting(outcome) }
    }
  }

  private func answerWaiting(_ outcome: PlayInput.Outcome) throws {
    let failure = UsersFailure.httpStatus(500)
    if session.source.pendingRename != nil {
      try outcome == .success ? session.answerRename() : session.failRename(failure)
    } else if session.source.pendingFetch != nil {
      try session.fetchUnderWay().answer(outcome == .success ? .success(users) : .failure(failure))
      session.settle()
    } else {
      throw PlayFailure("no request waits; type hang to let the next one wait")
    }
  }

  /// Returns the visible buttons, the frontmost first.
  private static func buttons(in view: UIView) -> [UIButton] {
    guard !view.isHidden else { return [] }
    return [view as? UIButton].compactMap(\.self) + view.subviews.reversed().flatMap { buttons(in: $0) }
  }

  private static func difference(_ counts: [String: Int], _ others: [String: Int]) -> [String: Int] {
    let changes = counts.map { ($0.key, $0.value - others[$0.key, default: 0]) }
    return named(Dictionary(uniqueKeysWithValues: changes)).filter { $0.value > 0 }
  }

  /// Returns the counts by the types' names as people say them: without modules and generic arguments.
  private static func named(_ counts: [String: Int]) -> [String: Int] {
    counts.reduce(into: [:]) { named, count in
      let name = TypeName.short(TypeName.plain(count.key)).replacing(/<.*>/, with: "")
      named[name, default: 0] += count.value
    }
  }
}
