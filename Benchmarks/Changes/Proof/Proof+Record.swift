public import ChangeCosts

extension Proof {
  /// Returns the record of a proof in which everything held.
  ///
  /// - Parameter before: the record kept before; its results for tests and steps stay, with the inputs that they
  /// were found with.
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
