public import ChangeCosts

extension Proof {
  /// What is kept once everything was found to hold.
  ///
  /// - Parameter before: what was kept before; what it says of tests and steps stays, with what that was
  ///   taken from.
  public func record(inputs: ProofInputs, walkedActions: Int, before: ProofRecord?) -> ProofRecord {
    ProofRecord(
      inputs: inputs.proof,
      scenarios: request.scenarios.count,
      remaining: request.remaining.count,
      contradicted: request.contradicted.sorted(),
      faults: request.faults.count,
      walkedActions: walkedActions,
      roleTests: before?.roleTests,
      steps: before?.steps
    )
  }
}
