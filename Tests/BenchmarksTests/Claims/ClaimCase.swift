import Claims
import Testing

/// Figures that bear a claim out, and figures that do not.
struct ClaimCase: Sendable, CustomTestStringConvertible {
  let claim: Int
  let holding: [Figure]
  let failing: [Figure]
  let verdict: String
  var testDescription: String { "claim \(claim)" }

  init(_ claim: Int, _ holding: [Figure], _ verdict: String, _ failing: [Figure]) {
    self.claim = claim
    self.holding = holding
    self.failing = failing
    self.verdict = verdict
  }
}
