import Foundation

/// Random actions on an app, each app in a process of its own: a crash or what is left is shrunk to the fewest actions.
nonisolated struct RandomWalk {
  /// The number of actions of one app.
  static let actionsOfAnApp = 40
  /// The time that one app may take, in seconds.
  static let limitOfAnApp = 30

  /// Does actions in a new process, and returns how that process ended.
  let run: ([String]) -> Outcome

  /// The end of a process that has done actions.
  struct Outcome {
    /// The actions that were begun.
    let begun: [String]
    /// The failure in one line; `nil` if there was none.
    let failure: String?
  }

  /// The most failures that are shrunk: each takes as long as some dozens of apps.
  private static let limit = 12

  /// Walks with one app after the other.
  ///
  /// - Returns: each failure with the fewest actions that lead to it. One that those of another may have led to is left out.
  func failures(
    within actions: Int,
    part: (Int) -> Outcome
  ) -> (actions: Int, apps: Int, failures: [(failure: String, shortest: [String])]) {
    var (done, apps, shrinks) = (0, 0, 0)
    var failures: [(failure: String, shortest: [String])] = []
    while done < actions, shrinks < Self.limit {
      let outcome = part(apps)
      apps += 1
      done += max(1, outcome.begun.count)
      guard let failure = outcome.failure else { continue }
      // An app that does not start does not start the next time.
      if outcome.begun.isEmpty { return (done, apps, failures + [(failure, [])]) }
      let isKnown = failures.contains { known in
        known.failure == failure && Self.shape(of: outcome.begun).contains(inOrder: Self.shape(of: known.shortest))
      }
      if isKnown { continue }
      shrinks += 1
      failures.append((failure, shrunk(outcome.begun, failure: failure)))
    }
    return (done, apps, failures)
  }

  /// The kinds of actions, without rows and texts.
  private static func shape(of actions: [String]) -> [Substring] { actions.map { $0.prefix { $0 != " " } } }

  /// Returns the fewest of some actions after which the same goes wrong. Leaves out halves, quarters, and so on.
  func shrunk(_ actions: [String], failure: String) -> [String] {
    var actions = actions
    var size = max(1, actions.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < actions.count {
        var fewer = actions
        fewer.removeSubrange(start..<min(start + size, actions.count))
        if run(fewer).failure == failure {
          actions = fewer
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1 && !isShorter { return actions }
      size = max(1, size / 2)
    }
  }
}

nonisolated extension Array where Element: Equatable {
  /// True if all elements of another array are there in their order, with others between them or not.
  func contains(inOrder others: [Element]) -> Bool {
    var rest = others[...]
    for element in self where rest.first == element { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
