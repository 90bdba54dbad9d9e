/// A claim, what was measured and what that says of it.
package struct ClaimFinding: Sendable {
  /// What the documents say.
  package let claim: Claim
  /// What was measured; empty if it could not be.
  package let figures: [Figure]
  /// What that says of the claim.
  package let verdict: ClaimVerdict
}
