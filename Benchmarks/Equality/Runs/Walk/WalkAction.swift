import Users

/// An action of a person, of the repository's source, or of time while an app runs.
public nonisolated enum WalkAction: Sendable, Hashable {
  /// The info button of a row is tapped.
  case tapAccessory(row: Int)
  /// `Close` is tapped.
  case tapClose
  /// The system's back is tapped.
  case tapBack
  /// A finger begins to draw the details aside, and stays down.
  case beginSwipeBack
  /// The finger is lifted after a long way.
  case finishSwipeBack
  /// The finger is lifted after a short way.
  case giveUpSwipeBack
  /// `Save` is tapped.
  case tapSave
  /// The alert's button is tapped.
  case tapAlert(button: String)
  /// The finder's query is replaced.
  case typeQuery(String)
  /// The details' name is replaced.
  case typeName(String)
  /// The dashboard is pulled down.
  case pull
  /// A deep link arrives.
  case open(userID: Int)
  /// The load under way is answered with a number of users.
  case answerFetch(count: Int)
  /// The load under way fails.
  case failFetch
  /// The rename under way is answered.
  case answerRename
  /// The rename under way fails.
  case failRename
  /// The first load ever asked for is answered, late or once more.
  case answerFirstFetchAgain
  /// The first rename ever asked for is answered, late or once more.
  case answerFirstRenameAgain
  /// Somebody else renames a user.
  case rename(id: Int, to: String)
  /// One turn of the run loop passes; a transition takes several.
  case turn
  /// A gesture that exists only in apps that a change request has changed.
  case gesture(WalkGesture)

  /// True if it is done only while no transition is under way and no finger is down: a person waits; only a tap on an
  /// info button may come earlier.
  var needsStillness: Bool {
    switch self {
    case .tapClose, .tapBack, .beginSwipeBack, .tapSave, .tapAlert, .typeQuery, .typeName, .pull: true
    case .gesture: true
    default: false
    }
  }

  /// Returns a random action; the gestures of a change request are as likely as any other.
  static func random(
    using generator: inout some RandomNumberGenerator,
    gestures: [WalkGesture] = []
  ) -> WalkAction {
    let id = Int.random(in: 1...5, using: &generator)
    let name = ["Ada", " Grace ", "", "Alan"].randomElement(using: &generator) ?? ""
    let actions: [WalkAction] = [
      .tapAccessory(row: id - 1), .tapAccessory(row: 0), .tapClose, .tapBack, .beginSwipeBack,
      .finishSwipeBack, .giveUpSwipeBack, .tapSave,
      .tapAlert(button: Wording.retry), .tapAlert(button: Wording.ok), .typeQuery("\(id)"), .typeQuery(name),
      .typeName(name), .pull, .open(userID: id), .answerFetch(count: id - 1), .answerFetch(count: 4), .failFetch,
      .answerRename, .failRename, .answerFirstFetchAgain, .answerFirstRenameAgain, .rename(id: id, to: name + "!"),
      .turn, .turn, .turn,
    ]
    return (actions + gestures.map(WalkAction.gesture)).randomElement(using: &generator) ?? .turn
  }
}

nonisolated extension WalkAction: CustomStringConvertible {
  /// The action as a line of a scenario, ready to be pasted into one: the walk's own call, which lets no transition end
  /// that is under way. Links need Foundation.
  public var description: String {
    switch self {
    case .tapAccessory(let row): "try app.list.tapAccessory(row: \(row))"
    case .tapClose: "try app.details.tapClose()"
    case .tapBack: "try app.details.tapBack()"
    case .beginSwipeBack: "try app.details.beginSwipeBack()"
    case .finishSwipeBack: "try app.details.finishSwipeBack()"
    case .giveUpSwipeBack: "try app.details.giveUpSwipeBack()"
    case .tapSave: "try app.details.tapSave()"
    case .tapAlert(let button): "try app.alert.tap(\"\(button)\")"
    case .typeQuery(let query): "try app.finder.type(\"\(query)\")"
    case .typeName(let name): "try app.details.type(name: \"\(name)\")"
    case .pull: "try app.dashboard.pullToRefresh()"
    case .open(let id): "URL(string: \"users://user/\(id)\").map { app.app?.open($0) }"
    case .answerFetch(let count):
      "try app.fetchUnderWay().answer(.success(try UserDirectory(Array(SampleUsers.many(4).prefix(\(count))))))"
    case .failFetch: "try app.fetchUnderWay().answer(.failure(.httpStatus(500)))"
    case .answerRename: "try app.renameUnderWay().request.answer(.success(()))"
    case .failRename: "try app.renameUnderWay().request.answer(.failure(.httpStatus(500)))"
    case .answerFirstFetchAgain: "app.source.fetches.first?.answer(.failure(.httpStatus(404)))"
    case .answerFirstRenameAgain: "app.source.renames.first?.request.answer(.success(()))"
    case .rename(let id, let name): Self.renaming(id, to: name)
    case .turn: "app.window.runLoop.turn()"
    case .gesture(let gesture): gesture.description
    }
  }

  private static func renaming(_ id: Int, to name: String) -> String {
    "withExtendedLifetime(app.repository.renameUser(\(id), to: \"\(name)\") { _ in }) "
      + "{ app.source.renames.last?.request.answer(.success(())) }"
  }
}
