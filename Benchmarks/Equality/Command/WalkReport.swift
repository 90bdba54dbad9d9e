public import Runs

/// The result of a walk, as text or as JSON.
public struct WalkReport: Encodable, Sendable {
  let schema = 1
  let seed: UInt64
  let contenders: [String]
  let attempts: Int
  let actions: Int
  let apps: Int
  let states: Int
  let seconds: Double
  let difference: Entry?

  struct Entry: Encodable {
    let contender: String
    let reference: String
    let actions: [String]
    let explanation: String
    let scenario: String
  }

  /// Reports a walk of contenders.
  public init(_ summary: Walk.Summary, contenders: [String], seed: UInt64) {
    self.seed = seed
    self.contenders = contenders
    attempts = summary.attempts
    actions = summary.actions
    apps = summary.apps
    states = summary.states.count
    seconds = summary.seconds
    difference = summary.difference.map {
      Entry(
        contender: $0.contender,
        reference: $0.reference,
        actions: $0.actions.map(\.description),
        explanation: $0.explanation,
        scenario: $0.scenario
      )
    }
  }

  /// The report for a terminal.
  public var text: String {
    let rate = Int(Double(actions) / max(seconds, .leastNormalMagnitude))
    let head =
      "\(actions) actions (\(attempts) tried) in \(apps) apps by each of \(contenders.joined(separator: ", ")), seed \(seed)"
    let figures = "\(rate) actions a second, each in all apps · \(states) kinds of states seen"
    guard let difference else { return "\(head)\n\(figures)\nno difference; nothing is alive at the end\n" }
    return """
      \(head)
      \(difference.contender) differs from \(difference.reference) after \(difference.actions.count) actions:

      \(difference.scenario)

      \(difference.explanation)

      """
  }
}
