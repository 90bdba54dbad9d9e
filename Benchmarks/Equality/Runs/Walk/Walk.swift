import HeadlessUIKit
import Measure
import SeededRandom
import Suites
import TaskControl

/// Performs random actions on all contenders: each must be possible for all or for none, after each all must look the
/// same, and after the end nothing may be alive.
///
///     let walk = Walk(Lineup.patterns).run(actions: 10_000, seed: 1)
///     print(walk.difference?.scenario ?? "no difference")
public struct Walk {
  /// The progress of a walk.
  public nonisolated struct Summary: Sendable {
    /// The number of actions that were tried: some are not possible, such as a tap on a missing button.
    public internal(set) var attempts = 0
    /// The number of them that did something.
    public internal(set) var actions = 0
    /// The number of apps that each contender started.
    public internal(set) var apps = 0
    /// The kinds of states that were seen: screens × states of the source.
    public internal(set) var states: Set<String> = []
    /// The first difference between contenders; `nil` if there was none.
    public internal(set) var difference: WalkDifference?
    /// The time that it took, in seconds.
    public internal(set) var seconds = 0.0
  }

  /// The number of attempts after which the apps end and others are started.
  private static let attemptsPerApp = 100

  private let contenders: [Contender]
  private let gestures: [WalkGesture]

  /// Prepares a walk of contenders; all are compared with the first.
  ///
  /// - Parameters:
  ///   - contenders: the contenders that are compared; the first is the reference.
  ///   - gestures: the gestures that are possible beyond the specification.
  public init(_ contenders: [Contender], gestures: [WalkGesture] = []) {
    self.contenders = contenders
    self.gestures = gestures
  }

  /// Walks until a number of actions are done, or a difference is found and shrunk.
  ///
  /// - Parameters:
  ///   - actions: the number of actions that have to do something; more are tried.
  ///   - seed: decides the actions; the same seed gives the same walk.
  ///   - progress: called each time that apps have ended.
  public func run(actions: Int, seed: UInt64, progress: (Summary) -> Void = { _ in }) -> Summary {
    let start = MonotonicClock().now()
    var generator = SplitMix64(seed: seed)
    var summary = Summary()
    while !contenders.isEmpty, summary.actions < actions, summary.difference == nil {
      let list = (0..<Self.attemptsPerApp).map { _ in WalkAction.random(using: &generator, gestures: gestures) }
      summary.difference = MainActorTasks.run { walk(list, until: actions, noting: &summary).map(shrunk) }
      summary.apps += 1
      summary.seconds = Double(MonotonicClock().now() - start) / 1e9
      progress(summary)
    }
    return summary
  }

  /// Returns the difference that a list of actions shows; `nil` if it shows none.
  public func difference(after actions: [WalkAction]) -> WalkDifference? {
    var summary = Summary()
    return MainActorTasks.run { walk(actions, until: .max, noting: &summary) }
  }

  private func walk(_ list: [WalkAction], until actions: Int, noting summary: inout Summary) -> WalkDifference? {
    let walkers = contenders.map { Walker($0) }
    var done: [WalkAction] = []
    for action in list where summary.actions < actions {
      done.append(action)
      summary.attempts += 1
      // During a transition, the target of a tap depends on the transition's progress.
      let isStill = walkers.allSatisfy(\.isStill)
      let answers = walkers.map { $0.perform(action) }
      if isStill, let difference = unlike(answers, of: walkers, after: done) { return difference }
      guard answers.contains(true) else { continue }
      summary.actions += 1
      if let state = walkers.first?.state { summary.states.insert(state) }
      // A contender that is known to differ is not used any further: that may crash.
      if let difference = unlike(walkers, after: done) { return difference }
    }
    for walker in walkers {
      if let difference = left(by: walker, after: done) { return difference }
    }
    return nil
  }

  private func left(by walker: Walker, after actions: [WalkAction]) -> WalkDifference? {
    let types = walker.end()
    guard !types.isEmpty else { return nil }
    return WalkDifference(
      actions: actions,
      contender: walker.contender.id,
      reference: "an app that leaves nothing behind",
      explanation: "alive \(types.joined(separator: ", "))"
    )
  }

  /// Returns a difference if some contenders could do the last action and others could not.
  private func unlike(_ answers: [Bool], of walkers: [Walker], after actions: [WalkAction]) -> WalkDifference? {
    guard let other = answers.firstIndex(where: { $0 != answers[0] }) else { return nil }
    let (able, unable) = answers[other] ? (other, 0) : (0, other)
    return WalkDifference(
      actions: actions,
      contender: walkers[other].contender.id,
      reference: walkers[0].contender.id,
      explanation: "\(walkers[able].contender.id) can do the last of them, \(walkers[unable].contender.id) cannot"
    )
  }

  private func unlike(_ walkers: [Walker], after actions: [WalkAction]) -> WalkDifference? {
    guard let first = walkers.first else { return nil }
    let expected = first.screenText
    guard let other = walkers.first(where: { $0.screenText != expected }) else { return nil }
    return WalkDifference(
      actions: actions,
      contender: other.contender.id,
      reference: first.contender.id,
      explanation: "\(first.contender.id):\n\(expected)\n\(other.contender.id):\n\(other.screenText)"
    )
  }

  /// Leaves out actions, first many at once and at last one by one, as long as a difference remains (Zeller and
  /// Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28, 2002).
  private func shrunk(_ difference: WalkDifference) -> WalkDifference {
    var best = difference
    var size = max(1, best.actions.count / 2)
    while true {
      var offset = 0
      while offset < best.actions.count {
        var fewer = best.actions
        fewer.removeSubrange(offset..<min(offset + size, fewer.count))
        if let smaller = self.difference(after: fewer) { best = smaller } else { offset += size }
      }
      if size == 1 { return best }
      size /= 2
    }
  }
}

/// A difference between contenders that should be the same app, after the fewest actions that show it.
public nonisolated struct WalkDifference: Sendable {
  /// The actions, the last of which shows the difference; all, if it shows at the app's end.
  public let actions: [WalkAction]
  /// The id of the contender that differs.
  public let contender: String
  /// The id of the contender that it differs from, or the expectation in words.
  public let reference: String
  /// The difference as text of several lines.
  public let explanation: String

  /// The actions as a scenario, ready to be pasted into a test.
  public var scenario: String {
    let lines = actions.map { "    \($0)" }
    return (["  Scenario(0, \"\(contender) differs\") { app in", "    app.start()"] + lines + ["  },"])
      .joined(separator: "\n")
  }
}
