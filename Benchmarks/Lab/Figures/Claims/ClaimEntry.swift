internal import Claims
import Measure

/// A claim and its finding, in JSON.
struct ClaimEntry: Encodable, Sendable {
  let number: String
  let passages: [PassageEntry]
  let claim: String
  /// The range for which the verdict is valid: `document`, `app`, `screen` or `construction`.
  let reach: String
  /// The rule of this project by which it is true; missing if there is none.
  let byConstruction: String?
  let measuring: String
  let holdsIf: String
  let verdict: String
  /// The verdict as a sentence, with its range and its condition.
  let sentence: String
  /// The condition of `depends`, or the reason of `undecided`.
  let condition: String?
  /// The command with more detail; missing if nothing measures the claim yet.
  let command: String?
  let figures: [Entry]

  struct PassageEntry: Encodable {
    let document: String
    let section: String
    /// True if the question is ours: the document leads to it, but does not ask it.
    let isOurs: Bool
  }

  struct Entry: Codable {
    let subject: String
    let metric: String
    let value: Double
    let ci95: [Double]?
    /// For a ratio of times: tie, faster or slower.
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
    sentence = finding.sentence
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
