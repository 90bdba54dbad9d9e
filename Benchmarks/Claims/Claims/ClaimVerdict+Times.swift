internal import Measure

extension ClaimVerdict {
  /// What ratios of times say of a claim that something is slower.
  ///
  /// - Parameters:
  ///   - everywhere: whether it has to be slower in all that was measured; otherwise in some, and faster in none.
  ///   - threshold: how many times as long it has to take, 1 or more.
  static func slower(_ ratios: [Figure], everywhere: Bool = false, atLeast threshold: Double = 1) -> ClaimVerdict {
    if ratios.contains(where: { !$0.isDecidable }) { return .undecided("too few rounds to tell") }
    if ratios.allSatisfy({ $0.verdict == .tie }) { return .undecided("all differences lie within noise") }
    let slower = ratios.filter { $0.verdict == .slower && $0.value >= threshold }.map(\.metric)
    let faster = ratios.filter { $0.verdict == .faster }.map(\.metric)
    if slower.isEmpty { return .refuted }
    if everywhere ? slower.count == ratios.count : faster.isEmpty { return .holds }
    let others = faster.isEmpty ? "" : ", faster in \(faster.joined(separator: " and "))"
    let word = threshold > 1 ? "far slower" : "slower"
    return .depends(on: "what is done: \(word) in \(slower.joined(separator: " and "))\(others)")
  }
}
