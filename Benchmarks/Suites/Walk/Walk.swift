import Measure

/// Random actions to all contenders at once: after each they must look the same, and after the end nothing be alive.
public struct Walk {
  /// How far a walk has come.
  public nonisolated struct Summary: Sendable {
    /// How many actions were done, by each contender.
    public internal(set) var actions = 0
    /// How many apps were started, by each contender.
    public internal(set) var apps = 0
    /// The kinds of states that were seen: screens × what the source was doing.
    public internal(set) var states: Set<String> = []
    /// Where contenders part; `nil` if they never did.
    public internal(set) var difference: WalkDifference?
    /// How long it took, in seconds.
    public internal(set) var seconds = 0.0
  }

  /// After so many actions the apps end and others are started.
  private static let actionsPerApp = 100

  private let contenders: [Contender]

  /// Prepares a walk of contenders; all are compared with the first.
  public init(_ contenders: [Contender]) {
    self.contenders = contenders
  }

  /// Walks until so many actions are done, or a difference is found and shrunk.
  ///
  /// - Parameter seed: decides the actions; the same seed walks the same way.
  public func run(actions: Int, seed: UInt64, progress: (Summary) -> Void = { _ in }) -> Summary {
    let start = MonotonicClock().now()
    var generator = SplitMix64(seed: seed)
    var summary = Summary()
    while summary.actions < actions, summary.difference == nil {
      let count = min(Self.actionsPerApp, actions - summary.actions)
      let list = (0..<count).map { _ in WalkAction.random(using: &generator) }
      if let difference = walk(list, noting: &summary.states) {
        summary.difference = shrunk(difference)
      }
      summary.actions += count
      summary.apps += 1
      summary.seconds = Double(MonotonicClock().now() - start) / 1e9
      progress(summary)
    }
    return summary
  }

  /// The difference that a list of actions shows, if it shows one.
  public func difference(after actions: [WalkAction]) -> WalkDifference? {
    var states: Set<String> = []
    return walk(actions, noting: &states)
  }

  private func walk(_ actions: [WalkAction], noting states: inout Set<String>) -> WalkDifference? {
    let walkers = contenders.map { Walker($0) }
    var found: WalkDifference?
    for (index, action) in actions.enumerated() where found == nil {
      for walker in walkers { walker.perform(action) }
      if let state = walkers.first?.state { states.insert(state) }
      found = unlike(walkers, after: Array(actions[...index]))
    }
    // Who is known to be wrong is not looked at any closer: that may end the process.
    for walker in walkers where found == nil { found = left(by: walker, after: actions) }
    return found
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
