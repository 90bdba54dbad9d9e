/// Something that the documents say of architectures, and how it is put to the test.
package struct Claim: Sendable, Identifiable {
  /// The number, from 1, by which the claim is known.
  package let id: Int
  /// The documents that say it, by their numbers.
  package let documents: [String]
  /// What they say.
  package let statement: String
  /// What is measured.
  package let measuring: String
  /// What makes the claim hold.
  package let holdsIf: String
  /// The command that shows the same figures at more length.
  package let command: String
  private let measure: @MainActor @Sendable (any Evidence) async throws(MissingEvidence) -> [Figure]
  private let judge: @Sendable (Figures) -> ClaimVerdict

  init(
    _ id: Int,
    _ documents: [String],
    _ statement: String,
    measuring: String,
    holdsIf: String,
    command: String,
    measure: @escaping @MainActor @Sendable (any Evidence) async throws(MissingEvidence) -> [Figure],
    judge: @escaping @Sendable (Figures) -> ClaimVerdict
  ) {
    self.id = id
    self.documents = documents
    self.statement = statement
    self.measuring = measuring
    self.holdsIf = holdsIf
    self.command = command
    self.measure = measure
    self.judge = judge
  }

  /// All claims, by number.
  package static let all =
    (interfaceClaims + sizeClaims + layerClaims + bindingClaims + ownershipClaims + coordinatorClaims)
    .sorted { $0.id < $1.id }

  /// What figures say of the claim; they need not have been measured.
  package func verdict(by figures: [Figure]) -> ClaimVerdict {
    figures.isEmpty ? .undecided("nothing was measured") : judge(Figures(figures))
  }

  /// Measures, and judges by what was measured and nothing else.
  @MainActor package func finding(from evidence: any Evidence) async -> ClaimFinding {
    do {
      let figures = try await measure(evidence)
      return ClaimFinding(claim: self, figures: figures, verdict: verdict(by: figures))
    } catch {
      return ClaimFinding(claim: self, figures: [], verdict: .undecided(error.reason))
    }
  }
}
