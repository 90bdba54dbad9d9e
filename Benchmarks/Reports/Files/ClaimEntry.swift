internal import Claims
import Measure

/// A claim and what was found of it, in JSON.
struct ClaimEntry: Encodable, Sendable {
  let number: Int
  let documents: [String]
  let claim: String
  let measuring: String
  let holdsIf: String
  let verdict: String
  /// On what it depends, or why it is undecided.
  let condition: String?
  let command: String
  let figures: [Entry]

  struct Entry: Encodable {
    let subject: String
    let metric: String
    let value: Double
    let ci95: [Double]?
    /// Of a ratio of times: tie, faster or slower.
    let verdict: String?
  }

  init(_ finding: ClaimFinding) {
    number = finding.claim.id
    documents = finding.claim.documents
    claim = finding.claim.statement
    measuring = finding.claim.measuring
    holdsIf = finding.claim.holdsIf
    verdict = finding.verdict.word
    condition = finding.verdict.condition
    command = finding.claim.command
    figures = finding.figures.map { figure in
      let interval = figure.interval
      return Entry(
        subject: figure.subject,
        metric: figure.metric,
        value: figure.value,
        ci95: interval.flatMap { $0.isKnown ? [$0.lower, $0.upper] : nil },
        verdict: figure.verdict.map { "\($0)" }
      )
    }
  }
}
