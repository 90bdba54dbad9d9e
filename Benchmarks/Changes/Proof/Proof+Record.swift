public import ChangeCosts

extension Proof {
  /// What is kept once everything was found to hold.
  ///
  /// - Parameter before: what was kept before; what it says of the tests of roles stays if nothing has changed since.
  public func record(inputs: String, walkedActions: Int, before: ProofRecord?) -> ProofRecord {
    ProofRecord(
      inputs: inputs,
      scenarios: request.scenarios.count,
      remaining: request.remaining.count,
      contradicted: request.contradicted.sorted(),
      faults: request.faults.count,
      walkedActions: walkedActions,
      roleTests: before.map { $0.inputs == inputs ? $0.roleTests : [:] } ?? [:]
    )
  }
}
