import Instruments
import Runs
import Suites

/// The objects that one contender left in one scenario, in JSON.
struct RetentionEntry: Codable, Sendable {
  let pattern: String
  let variant: String?
  let scenario: String
  let leakedObjects: Int
  let byType: [String: Int]
  let bytesPerTrip: Double?
  /// Counted by a census of the whole heap; missing if there was none.
  let heapObjects: Int?
  let leakedBytes: Int?
  let traces: [LeakTrace]
  /// Tells if the objects left grow with every trip, linger, or are none; missing if there was no census.
  let remains: Remains?
  /// Objects of each role.
  let aliveOnDashboard: [String: Int]
  let aliveOnDetails: [String: Int]
  /// Objects of no role, which bind roles. Missing in files that were written before the two were separated.
  let bindingOnDashboard: Int?
  let bindingOnDetails: Int?

  static func all(of results: RunResults, _ findings: ProbeFindings) -> [RetentionEntry] {
    results.plan.contenders.flatMap { contender in
      results.retention.filter { $0.contender == contender.id }.map { RetentionEntry(contender, $0, results, findings) }
    }
  }

  private init(_ contender: Contender, _ result: RetentionResult, _ results: RunResults, _ findings: ProbeFindings) {
    let census = findings.censuses.first { $0.contender == contender.id && $0.scenario == result.scenario.rawValue }
    let population = results.populations.first { $0.contender == contender.id }
    pattern = contender.pattern
    variant = contender.variant
    scenario = result.scenario.rawValue
    leakedObjects = result.leftCount
    byType = result.left
    bytesPerTrip = result.bytesPerTrip
    let reports = census.map { [$0.leftByTrips, $0.leftByEnd, $0.lingering] }
    heapObjects = reports?.reduce(0) { $0 + $1.count }
    leakedBytes = reports?.reduce(0) { $0 + $1.bytes }
    traces = reports?.flatMap(\.traces) ?? []
    remains = census?.remains
    aliveOnDashboard = Self.counts(population?.dashboard)
    aliveOnDetails = Self.counts(population?.details)
    bindingOnDashboard = population?.dashboard.binding
    bindingOnDetails = population?.details.binding
  }

  private static func counts(_ screen: Population.Screen?) -> [String: Int] {
    Dictionary((screen?.roles ?? []).map { ($0.name, $0.count) }, uniquingKeysWith: +)
  }
}
