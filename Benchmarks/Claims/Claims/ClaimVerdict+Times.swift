internal import Measure

extension ClaimVerdict {
  /// What ratios of times say of a claim that something is slower.
  ///
  /// - Parameter everywhere: whether it has to be slower in all that was measured; otherwise in some, and faster in none.
  static func slower(_ verdicts: [(metric: String, verdict: Verdict)], everywhere: Bool = false) -> ClaimVerdict {
    let slower = verdicts.filter { $0.verdict == .slower }.map(\.metric)
    let faster = verdicts.filter { $0.verdict == .faster }.map(\.metric)
    let needed = everywhere ? verdicts.count : 1
    if slower.isEmpty && faster.isEmpty { return .undecided("all differences lie within noise") }
    if slower.isEmpty { return .refuted }
    if faster.isEmpty && slower.count >= needed { return .holds }
    let others = faster.isEmpty ? "" : ", faster: \(faster.joined(separator: ", "))"
    return .depends(on: "what is done: slower: \(slower.joined(separator: ", "))\(others)")
  }
}
