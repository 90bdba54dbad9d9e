import Measure
import SeededRandom

/// Random actions to all contenders at once: each is possible for all or for none, after each they must look the same,
/// and after the end nothing be alive.
///
///     let walk = Walk(Lineup.patterns).run(actions: 10_000, seed: 1)
///     print(walk.difference?.scenario ?? "no difference")
public struct Walk {
  /// The progress of a walk.
  public nonisolated struct Summary: Sendable {
    /// The number of actions that were tried: a tap on what is not there cannot be done.
    public internal(set) var attempts = 0
    /// The number of them that did something.
    public internal(set) var actions = 0
    /// The number of apps that each contender started.
    public internal(set) var apps = 0
    /// The kinds of states that were seen: screens × what the source was doing.
    public internal(set) var states: Set<String> = []
    /// The first difference between contenders; `nil` if there was none.
    public internal(set) var difference: WalkDifference?
    /// The time that it took, in seconds.
    public internal(set) var seconds = 0.0
  }

  /// After so many attempts the apps end and others are started.
  private static let attemptsPerApp = 100

  private let contenders: [Contender]
  private let gestures: [WalkGesture]

  /// Prepares a walk of contenders; all are compared with the first.
  ///
  /// - Parameters:
  ///   - contenders: who walks; the first is the reference.
  ///   - gestures: what they can do beyond the specification.
  public init(_ contenders: [Contender], gestures: [WalkGesture] = []) {
    self.contenders = contenders
    self.gestures = gestures
  }

  /// Walks until so many actions are done, or a difference is found and shrunk.
  ///
  /// - Parameters:
  ///   - actions: how many are to do something; more are tried.
  ///   - seed: decides the actions; the same seed walks the same way.
  ///   - progress: told now and then how far it is.
  public func run(actions: Int, seed: UInt64, progress: (Summary) -> Void = { _ in }) -> Summary {
    let start = MonotonicClock().now()
    var generator = SplitMix64(seed: seed)
    var summary = Summary()
    while !contenders.isEmpty, summary.actions < actions, summary.difference == nil {
      let list = (0..<Self.attemptsPerApp).map { _ in WalkAction.random(using: &generator, gestures: gestures) }
      summary.difference = walk(list, until: actions, noting: &summary).map(shrunk)
      summary.apps += 1
      summary.seconds = Double(MonotonicClock().now() - start) / 1e9
      progress(summary)
    }
    return summary
  }

  /// The difference that a list of actions shows, if it shows one.
  public func difference(after actions: [WalkAction]) -> WalkDifference? {
    var summary = Summary()
    return walk(actions, until: .max, noting: &summary)
  }

  private func walk(_ list: [WalkAction], until actions: Int, noting summary: inout Summary) -> WalkDifference? {
    let walkers = contenders.map { Walker($0) }
    var done: [WalkAction] = []
    for action in list where summary.actions < actions {
      done.append(action)
      summary.attempts += 1
      // While something moves, what a tap meets depends on how far that has come.
      let isStill = walkers.allSatisfy(\.isStill)
      let answers = walkers.map { $0.perform(action) }
      if isStill, let difference = unlike(answers, of: walkers, after: done) { return difference }
      guard answers.contains(true) else { continue }
      summary.actions += 1
      if let state = walkers.first?.state { summary.states.insert(state) }
      // A contender that is known to be wrong is not looked at any closer: that may crash.
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

  /// Nobody may be able to do what another is not.
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
    let expected = first.sight
    guard let other = walkers.first(where: { $0.sight != expected }) else { return nil }
    return WalkDifference(
      actions: actions,
      contender: other.contender.id,
      reference: first.contender.id,
      explanation: "\(first.contender.id):\n\(expected)\n\(other.contender.id):\n\(other.sight)"
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
  /// The contender that differs.
  public let contender: String
  /// From whom, or from what is expected.
  public let reference: String
  /// The difference, as text of several lines.
  public let explanation: String

  /// The actions as a scenario, ready to be pasted into a test.
  public var scenario: String {
    let lines = actions.map { "    \($0)" }
    return (["  Scenario(0, \"\(contender) differs\") { app in", "    app.start()"] + lines + ["  },"])
      .joined(separator: "\n")
  }
}
