import Instruments
import Suites
import Twin

/// What one contender left in one scenario, in JSON.
struct RetentionEntry: Codable, Sendable {
  let pattern: String
  let variant: String?
  let scenario: String
  let leakedObjects: Int
  let byType: [String: Int]
  let bytesPerTrip: Double?
  /// By a census of the whole heap; missing where there is none.
  let heapObjects: Int?
  let leakedBytes: Int?
  let traces: [LeakTrace]
  let aliveOnDashboard: [String: Int]
  let aliveOnDetails: [String: Int]

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
    let reports = census.map { [$0.leftByTrips, $0.leftByEnd] }
    heapObjects = reports?.reduce(0) { $0 + $1.count }
    leakedBytes = reports?.reduce(0) { $0 + $1.bytes }
    traces = reports?.flatMap(\.traces) ?? []
    aliveOnDashboard = Self.counts(population?.dashboard)
    aliveOnDetails = Self.counts(population?.details)
  }

  private static func counts(_ roles: [Population.Role]?) -> [String: Int] {
    Dictionary((roles ?? []).map { ($0.name, $0.count) }, uniquingKeysWith: +)
  }
}
