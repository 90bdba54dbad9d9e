/// What a claim needs could not be measured.
package struct MissingEvidence: Error, Sendable, Hashable {
  /// Why, and what to do about it, in one line.
  package let reason: String

  /// Notes why something could not be measured.
  package init(_ reason: String) {
    self.reason = reason
  }
}
