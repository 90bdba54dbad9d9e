internal import Claims
import Measure

/// A claim and what was found of it, in JSON.
struct ClaimEntry: Encodable, Sendable {
  let number: String
  let passages: [PassageEntry]
  let claim: String
  /// The reach of the verdict: `document`, `app`, `screen` or `construction`.
  let reach: String
  /// The rule of this project that makes it so; missing if there is none.
  let byConstruction: String?
  let measuring: String
  let holdsIf: String
  let verdict: String
  /// On what it depends, or why it is undecided.
  let condition: String?
  /// Missing if nothing measures it yet.
  let command: String?
  let figures: [Entry]

  struct PassageEntry: Encodable {
    let document: String
    let section: String
    /// True if the question is ours: the document gives rise to it and does not ask it.
    let isOurs: Bool
  }

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
    passages = finding.claim.passages.map {
      PassageEntry(document: $0.document, section: $0.section, isOurs: $0.isOurs)
    }
    claim = finding.claim.statement
    (reach, byConstruction) =
      switch finding.claim.reach {
      case .document: ("document", nil)
      case .app: ("app", nil)
      case .screen: ("screen", nil)
      case .construction(let rule): ("construction", rule)
      }
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
