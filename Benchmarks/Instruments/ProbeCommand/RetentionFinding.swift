import Instruments
import Ownership
import Probing
import Suites

/// What one scenario left of a contender, before it is explained.
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

  /// Explains it.
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
