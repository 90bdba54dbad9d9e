import Foundation

/// A screen after a step of a journey.
nonisolated struct Screen: Codable, Equatable {
  /// The line of the step in the journey; 0 for the launch.
  let line: Int
  /// The step.
  let step: String
  /// The screen as text; why the step could not be done, in its place.
  let picture: String
}

/// The screens of an app in a journey, printed for `compare`: as JSON.
@MainActor struct Screens {
  /// Prints text at once: a person may wait for it.
  nonisolated static func show(_ text: String, terminator: String = "\n") {
    print(text, terminator: terminator)
    fflush(nil)
  }

  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    guard let file = try arguments.takeFiles().first else { throw AppFailure("screens: a file is expected") }
    let journey = try Journey(contentsOf: file)
    try app.prepare()
    let running = try app.launch()
    var screens = [Screen(line: 0, step: "launch", picture: running.picture)]
    for (line, action) in journey.steps where !action.isLook {
      do {
        try running.perform(action)
        screens.append(Screen(line: line, step: "\(action)", picture: running.picture))
      } catch {
        screens.append(Screen(line: line, step: "\(action)", picture: "\(error)"))
      }
    }
    print(String(decoding: try JSONEncoder().encode(screens), as: UTF8.self))
  }
}

nonisolated extension AppAction {
  /// True if the action only looks at the screen.
  var isLook: Bool {
    if case .expect = self { return true }
    return self == .screen
  }
}
