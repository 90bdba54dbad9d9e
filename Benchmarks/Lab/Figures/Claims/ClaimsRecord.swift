internal import Claims
internal import Measure

/// The figures and verdicts of the documents' claims, as they are recorded; the claims' words are those of the program.
public struct ClaimsRecord: Codable, Sendable {
  /// A claim's verdict, and the figures that it rests on.
  struct Finding: Codable, Sendable {
    let number: String
    let verdict: String
    let condition: String?
    let figures: [ClaimEntry.Entry]
  }

  let seed: UInt64
  let budgetSeconds: Double
  let environment: EnvironmentEntry
  let claims: [Finding]

  /// The page, and the report in JSON; a claim that the program does not know is left out.
  package var report: ClaimsReport {
    let findings = claims.compactMap { finding in
      Claim.all.first { $0.id == finding.number }.flatMap { claim in
        ClaimVerdict(finding.verdict, finding.condition).map {
          ClaimFinding(claim: claim, figures: finding.figures.map(Figure.init), verdict: $0)
        }
      }
    }
    return ClaimsReport(findings, seed: seed, budget: budgetSeconds, environment: environment)
  }

  /// Returns the first claim that had figures in an earlier record and has none now, with the reason; `nil` if there is none.
  package func loss(since earlier: ClaimsRecord) -> String? {
    let measured = Set(earlier.claims.filter { !$0.figures.isEmpty }.map(\.number))
    let lost = claims.first { $0.figures.isEmpty && measured.contains($0.number) }
    return lost.map { "claim \($0.number) had figures and has none now: \($0.condition ?? $0.verdict)" }
  }
}

extension ClaimVerdict {
  fileprivate init?(_ word: String, _ condition: String?) {
    let all: [ClaimVerdict] = [.holds, .refuted, .depends(on: condition ?? ""), .undecided(condition ?? "")]
    guard let verdict = all.first(where: { $0.word == word }) else { return nil }
    self = verdict
  }
}

extension Figure {
  fileprivate init(_ entry: ClaimEntry.Entry) {
    let verdict = [Verdict.tie, .faster, .slower].first { "\($0)" == entry.verdict }
    guard let verdict else {
      self.init(entry.subject, entry.metric, entry.value)
      return
    }
    let bounds = entry.ci95 ?? []
    let interval = bounds.count == 2 ? Interval(lower: bounds[0], upper: bounds[1]) : .unknown
    self.init(entry.subject, entry.metric, ratio: entry.value, interval, verdict)
  }
}
