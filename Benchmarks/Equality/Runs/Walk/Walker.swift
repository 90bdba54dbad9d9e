import Conformance
import Foundation
import HeadlessUIKit
import Suites
import Users
import UsersInterface

/// One contender on a walk.
final class Walker {
  let contender: Contender
  private let session: AppSession
  private var screens = WeakObjects()
  private var objects = WeakObjects()
  /// Weak: watching must not keep alive.
  private weak var watched: UIViewController?
  /// Weak, for the same reason.
  private weak var watchedView: UIView?
  private var hasShownDetails = false
  /// True if a user got another name since the last moment in which nothing was on its way.
  private var hasRenamedOnWay = false
  /// The number of objects of each of the app's types on a root screen, by its title, before any details were shown;
  /// on the dashboard once it is loaded.
  private var homes: [String: [String: Int]] = [:]

  init(_ contender: Contender) {
    self.contender = contender
    session = AppSession(contender.app)
    // Several turns, so that links, taps and answers meet every phase of a transition.
    session.window.transitionDuration = 3
    // A walk may present a second alert. UIKit refuses it, and its line in the log is not an error.
    session.window.log = { _ in }
    session.start()
  }

  /// True if no transition is under way and no finger is down.
  ///
  /// As for a scenario, tasks and the update pass come before a look: also tasks of the other apps, which wait in the same line.
  var isStill: Bool {
    session.window.runLoop.updateScreen()
    return session.window.runLoop.isIdle && session.screen.navigationController?.isSwiped != true
  }

  /// Performs an action and tells if there was anything to do; an action that is not possible at the moment, such as a
  /// tap on a missing button, changes nothing.
  func perform(_ action: WalkAction) -> Bool {
    if isStill { hasRenamedOnWay = false }
    guard isStill || !action.needsStillness else { return false }
    defer { watch() }
    return (try? attempt(action)) ?? false
  }

  /// The screen as text. During a transition it has only what does not depend on the transition's progress.
  var screenText: String {
    guard isStill else {
      let screen = session.screen
      return "\(screen.depth) \(screen.navigationBar?.topItem?.title ?? "") \(screen.alert?.title ?? "")"
    }
    return session.window.textPicture
  }

  /// The kind of state that app and source are in; a walk collects the kinds that it has seen.
  var state: String {
    let screen = session.screen
    let flags = [
      screen.alert != nil, session.dashboard.isLoading, session.source.pendingFetch != nil,
      session.source.pendingRename != nil, isStill,
    ]
    let users = session.repository.users.map { min($0.count, 2) } ?? -1
    return "\(screen.depth) \(users) " + flags.map { $0 ? "1" : "0" }.joined()
  }

  /// Goes back to the dashboard and ends the app; returns what is alive at either point and should not be.
  func end() -> [String] {
    goHome()
    let own = WeakObjects(session.ownObjects())
    let kept = screens.aliveByType.merging(added(own.aliveByType)) { max($0, $1) }
    objects.formUnion(own)
    session.end()
    return list(kept, "on the dashboard") + list(objects.aliveByType, "after the end")
  }

  /// Returns the number of objects that were added to the root screen since before any details were shown, by type.
  private func added(_ counts: [String: Int]) -> [String: Int] {
    homes[title].map { home in counts.reduce(into: [:]) { $0[$1.key] = $1.value - home[$1.key, default: 0] } } ?? [:]
  }

  private func goHome() {
    try? session.details.giveUpSwipeBack()
    session.settle()
    // The last button has the least effect.
    if let button = session.screen.alert?.actions.last?.title { try? session.alert.tap(button) }
    while session.screen.depth > 1, (try? session.details.tapBack()) != nil { session.settle() }
    // Details without a back button are not on top of the dashboard.
    try? session.details.tapClose()
    session.settle()
  }

  private func watch() {
    guard isStill else { return }
    if session.screen.depth > 1 {
      watchScreen()
    } else if session.details.isOnTop, let view = try? session.details.nameField.superview {
      watchBeside(view)
    } else if homes[title] == nil, !hasShownDetails, !awaitsFirstUsers {
      homes[title] = WeakObjects(session.ownObjects()).aliveByType
    }
  }

  private var title: String { session.screen.navigationBar?.topItem?.title ?? "" }

  /// True if the dashboard is on screen and waits for the first users.
  private var awaitsFirstUsers: Bool { title == Wording.dashboardTitle && session.repository.users == nil }

  /// Watches a new screen on top of the dashboard: once gone, it has to be released, and at the end what is behind it.
  private func watchScreen() {
    guard let top = session.screen.top, top !== watched else { return }
    watched = top
    hasShownDetails = true
    screens.formUnion(WeakObjects([top, top.view]))
    objects.formUnion(WeakObjects(session.ownObjects()))
  }

  /// Watches details beside the dashboard in the same way.
  private func watchBeside(_ view: UIView) {
    guard view !== watchedView else { return }
    watchedView = view
    hasShownDetails = true
    screens.formUnion(WeakObjects([view]))
    objects.formUnion(WeakObjects(session.ownObjects()))
  }

  private func list(_ counts: [String: Int], _ occasion: String) -> [String] {
    counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { "\(occasion) \($0.value) × \($0.key)" }
  }

  private func attempt(_ action: WalkAction) throws -> Bool {
    switch action {
    case .tapAccessory(let row): try session.list.tapAccessory(row: row)
    case .tapClose: try session.details.tapClose()
    case .tapBack: try session.details.tapBack()
    case .beginSwipeBack: try session.details.beginSwipeBack()
    case .finishSwipeBack: try session.details.finishSwipeBack()
    case .giveUpSwipeBack: try session.details.giveUpSwipeBack()
    case .tapSave: try session.details.tapSave()
    case .tapAlert(let button): try session.alert.tap(button)
    case .typeQuery(let query): try session.finder.type(query)
    case .typeName(let name): try session.details.type(name: name)
    case .pull: try session.dashboard.pullToRefresh()
    case .open(let id): URL(string: "users://user/\(id)").map { session.app?.open($0) }
    case .gesture(let gesture): try gesture.perform(session)
    default: return try answer(action)
    }
    return true
  }

  private func answer(_ action: WalkAction) throws -> Bool {
    switch action {
    case .answerFetch(let count):
      // A user who is renamed and then taken away, both before details on their way are loaded: which name they show is
      // not specified.
      guard !hasRenamedOnWay else { return false }
      try session.fetchUnderWay().answer(.success(try UserDirectory(Array(SampleUsers.many(4).prefix(count)))))
    case .failFetch: try session.fetchUnderWay().answer(.failure(.httpStatus(500)))
    case .answerRename:
      try session.renameUnderWay().request.answer(.success(()))
      hasRenamedOnWay = !isStill
    case .failRename: try session.renameUnderWay().request.answer(.failure(.httpStatus(500)))
    case .answerFirstFetchAgain: return session.source.fetches.first?.answer(.failure(.httpStatus(404))) != nil
    case .answerFirstRenameAgain:
      hasRenamedOnWay = !isStill
      return session.source.renames.first?.request.answer(.success(())) != nil
    case .rename(let id, let name): rename(id, to: name)
    default: return turn()
    }
    return true
  }

  private func rename(_ id: User.ID, to name: String) {
    withExtendedLifetime(session.repository.renameUser(id, to: name) { _ in }) {
      session.source.renames.last?.request.answer(.success(()))
    }
    hasRenamedOnWay = !isStill
  }

  private func turn() -> Bool {
    defer { session.window.runLoop.turn() }
    return !isStill
  }
}
