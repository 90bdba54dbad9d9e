import Foundation
import Texts

/// Actions in their order, one on each line; empty lines and those that begin with `#` say nothing.
nonisolated public struct Journey: Equatable, Sendable {
  /// The journey's name: that of its file.
  public let name: String
  /// The actions, each with its line in the file, counted from 1.
  public let steps: [(line: Int, action: AppAction)]

  /// Reads a journey.
  ///
  /// - Throws: ``AppFailure`` with the name and the line that is not an action, or if there is none.
  public init(_ text: String, named name: String) throws(AppFailure) {
    var steps: [(line: Int, action: AppAction)] = []
    for (index, line) in text.lines.enumerated() {
      let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      guard let action = AppAction(words) else {
        throw AppFailure("\(name):\(index + 1): \"\(words)\" is not an action")
      }
      steps.append((index + 1, action))
    }
    if steps.isEmpty { throw AppFailure("\(name):1: no line is an action") }
    self.name = name
    self.steps = steps
  }

  /// Makes a journey of nothing but the app's launch and its end.
  init(launchNamed name: String) {
    self.name = name
    steps = []
  }

  /// Tells if two have the same actions.
  public static func == (one: Journey, other: Journey) -> Bool {
    one.steps.map(\.action) == other.steps.map(\.action)
  }
}
