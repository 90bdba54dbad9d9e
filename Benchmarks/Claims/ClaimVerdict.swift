/// What the figures say of a claim.
package enum ClaimVerdict: Sendable, Hashable {
  /// They bear it out.
  case holds
  /// They contradict it.
  case refuted
  /// They bear it out under a condition.
  case depends(on: String)
  /// They lie within noise, or could not be had, and why.
  case undecided(String)

  /// The verdict in one word.
  package var word: String {
    switch self {
    case .holds: "holds"
    case .refuted: "refuted"
    case .depends: "depends"
    case .undecided: "undecided"
    }
  }

  /// On what it depends, or why it is undecided; `nil` if nothing is to be added.
  package var condition: String? {
    switch self {
    case .holds, .refuted: nil
    case .depends(let condition): "on \(condition)"
    case .undecided(let reason): reason
    }
  }

  /// Holds if all of some statements are true, is refuted if none is, and depends otherwise.
  static func all(_ statements: KeyValuePairs<String, Bool>) -> ClaimVerdict {
    let (yes, no) = (statements.filter(\.value).map(\.key), statements.filter { !$0.value }.map(\.key))
    if no.isEmpty { return .holds }
    return yes.isEmpty ? .refuted : .depends(on: "what is meant: true of \(list(yes)), not of \(list(no))")
  }

  /// Is refuted unless something was shown; where the control, which was to show the opposite, fails, says what then.
  static func shown(_ isShown: Bool, control: Bool, otherwise: ClaimVerdict) -> ClaimVerdict {
    isShown ? control ? .holds : otherwise : .refuted
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
