internal import Runs

/// The verdict of the figures on a claim.
package enum ClaimVerdict: Sendable, Hashable {
  /// They confirm it.
  case holds
  /// They contradict it.
  case refuted
  /// They confirm it under a condition.
  case depends(on: String)
  /// They cannot decide, or there are none; the value is the reason.
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

  /// The condition of `depends`, or the reason of `undecided`; otherwise `nil`.
  package var condition: String? {
    switch self {
    case .holds, .refuted: nil
    case .depends(let condition): condition
    case .undecided(let reason): reason
    }
  }

  /// Holds if all of some statements are true, is refuted if none is, and depends otherwise.
  static func all(_ statements: KeyValuePairs<String, Bool>) -> ClaimVerdict {
    all(of: statements.map { $0 })
  }

  /// The same, for statements in an array.
  static func all(of statements: [(key: String, value: Bool)]) -> ClaimVerdict {
    let (yes, no) = (statements.filter(\.value).map(\.key), statements.filter { !$0.value }.map(\.key))
    if no.isEmpty { return .holds }
    return yes.isEmpty ? .refuted : .depends(on: "what is meant: true for \(list(yes)), but not for \(list(no))")
  }

  /// Is refuted if something was not shown. If it was, holds if the control shows the opposite. If the control does
  /// not, the verdict is `otherwise`.
  static func shown(_ isShown: Bool, control: Bool, otherwise: ClaimVerdict) -> ClaimVerdict {
    guard isShown else { return .refuted }
    return control ? .holds : otherwise
  }

  /// The verdict on a claim that something *may* happen: it holds if that was seen once. One app in which it was not
  /// seen does not refute it.
  static func may(_ isSeen: Bool, otherwise reason: String) -> ClaimVerdict {
    isSeen ? .holds : .undecided(reason)
  }

  /// The same for something that was looked for in several measures: none of them refutes it.
  static func may(_ verdict: ClaimVerdict, otherwise reason: String) -> ClaimVerdict {
    verdict == .refuted ? .undecided(reason) : verdict
  }

  /// Limits the verdict on a claim whose conclusion goes beyond its figures: *holds* becomes undecided, and every other
  /// verdict stays.
  static func onlyPremise(_ verdict: ClaimVerdict, needs: String) -> ClaimVerdict {
    verdict == .holds ? .undecided(needs) : verdict
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

extension ClaimVerdict {
  /// The verdict of ratios of times on a claim that something is slower.
  ///
  /// - Parameters:
  ///   - subject: the thing that should be slower, for a sentence.
  ///   - everywhere: true if it has to be slower in every ratio; otherwise in at least one, and faster in none.
  ///   - threshold: the least ratio that counts as slower, 1 or more.
  static func slower(
    _ subject: String,
    _ ratios: [ClaimFigure],
    everywhere: Bool = false,
    atLeast threshold: Double = 1
  ) -> ClaimVerdict {
    if let doubt = doubt(about: ratios) { return doubt }
    let slower = ratios.filter { $0.verdict == .slower && $0.value >= threshold }
    let faster = ratios.filter { $0.verdict == .faster }
    if slower.isEmpty { return .refuted }
    if everywhere ? slower.count == ratios.count : faster.isEmpty { return .holds }
    let others = faster.isEmpty ? "" : ", faster in \(names(of: faster, among: ratios))"
    let word = threshold > 1 ? "far slower" : "slower"
    return .depends(on: "the case: \(subject) is \(word) in \(names(of: slower, among: ratios))\(others)")
  }

  /// Names ratios by what was timed, with the subject only where subjects differ.
  private static func names(of some: [ClaimFigure], among ratios: [ClaimFigure]) -> String {
    let subjects = Set(ratios.map(\.subject)).count
    var names: [String] = []
    for ratio in some {
      let isForAll = some.count { $0.metric == ratio.metric } == subjects
      let name = isForAll ? ratio.metric : "\(ratio.metric) (\(ratio.subject))"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: " and ")
  }

  /// The verdict of ratios of times on a claim that something *may* be slower: it is in one of them.
  static func mayBeSlower(_ ratios: [ClaimFigure]) -> ClaimVerdict {
    doubt(about: ratios)
      ?? .may(
        ratios.contains { $0.verdict == .slower },
        otherwise: "no case is slower here; in another app one might be"
      )
  }

  /// The verdict if no ratio can decide anything; `nil` if one can.
  private static func doubt(about ratios: [ClaimFigure]) -> ClaimVerdict? {
    if ratios.contains(where: { !$0.isDecidable }) { return .undecided("too few rounds to tell") }
    if ratios.allSatisfy({ $0.verdict == .tie }) { return .undecided("all differences lie within noise") }
    return nil
  }
}
