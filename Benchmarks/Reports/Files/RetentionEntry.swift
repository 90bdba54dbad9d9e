import Suites

/// What one contender left in one scenario, in JSON.
struct RetentionEntry: Codable, Sendable {
  let pattern: String
  let variant: String?
  let scenario: String
  let leakedObjects: Int
  let byType: [String: Int]
  let bytesPerTrip: Double?
  let aliveOnDashboard: [String: Int]
  let aliveOnDetails: [String: Int]

  static func all(of results: RunResults) -> [RetentionEntry] {
    results.plan.contenders.flatMap { contender in
      results.retention.filter { $0.contender == contender.id }.map { RetentionEntry(contender, $0, results) }
    }
  }

  private init(_ contender: Contender, _ result: RetentionResult, _ results: RunResults) {
    let population = results.populations.first { $0.contender == contender.id }
    pattern = contender.pattern
    variant = contender.variant
    scenario = result.scenario.rawValue
    leakedObjects = result.leftCount
    byType = result.left
    bytesPerTrip = result.bytesPerTrip
    aliveOnDashboard = Self.counts(population?.dashboard)
    aliveOnDetails = Self.counts(population?.details)
  }

  private static func counts(_ roles: [Population.Role]?) -> [String: Int] {
    Dictionary((roles ?? []).map { ($0.name, $0.count) }, uniquingKeysWith: +)
  }
}
