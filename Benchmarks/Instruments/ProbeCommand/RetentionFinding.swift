import Instruments
import Runs

/// The leftovers of a contender in one scenario, before they are explained.
struct RetentionFinding {
  let contender: String
  let scenario: RetentionScenario
  let trips: Int
  let before: [String: Int]
  let after: [String: Int]
  let leftByTrips: Leftovers
  var leftByEnd = Leftovers([])
  var lingering: [Leftovers]

  /// Everything that was left.
  var all: [Leftovers] { [leftByTrips, leftByEnd] + lingering }

  /// Explains the leftovers.
  func census(_ live: LiveOwnership) -> RetentionCensus {
    RetentionCensus(
      contender: contender,
      scenario: scenario.rawValue,
      trips: trips,
      before: before,
      after: after,
      leftByTrips: leftByTrips.report(live),
      leftByEnd: leftByEnd.report(live),
      lingering: Leftovers(lingering).report(live)
    )
  }
}
