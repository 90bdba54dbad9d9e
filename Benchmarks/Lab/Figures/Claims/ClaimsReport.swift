package import Claims
package import Command
import Runs
import Texts

/// The findings on the documents' claims, as text, Markdown or JSON.
package struct ClaimsReport: Encodable, Sendable {
  let schema = 1
  let seed: UInt64
  let budgetSeconds: Double
  let environment: EnvironmentEntry
  let claims: [ClaimEntry]
  private let findings: [ClaimFinding]

  private enum CodingKeys: CodingKey { case schema, seed, budgetSeconds, environment, claims }

  /// Reports findings of now.
  package init(_ findings: [ClaimFinding], seed: UInt64, budget: Double) {
    self.init(findings, seed: seed, budget: budget, environment: EnvironmentEntry(.current))
  }

  init(_ findings: [ClaimFinding], seed: UInt64, budget: Double, environment: EnvironmentEntry) {
    self.findings = findings
    self.seed = seed
    budgetSeconds = budget
    self.environment = environment
    claims = findings.map(ClaimEntry.init)
  }

  /// The report for a terminal: the verdicts, then the figures of each claim.
  package func text(_ layout: Layout) -> String {
    var table = TextTable(["", "verdict", "claim", "from"], leading: 4)
    for finding in findings {
      table.add([
        "\(finding.claim.id)", TextTable.Cell(finding.verdict.word, Self.style(finding.verdict)),
        "\(finding.claim.statement)", "\(Self.documents(of: finding.claim))",
      ])
    }
    let summary = table.lines(layout).joined(separator: "\n") + "\n"
    return ([summary] + findings.map { Self.details(of: $0, layout) }).joined(separator: "\n")
  }

  private static func details(of finding: ClaimFinding, _ layout: Layout) -> String {
    let claim = finding.claim
    let lines = [
      "\(claim.id). \(claim.statement)", "   → \(finding.sentence)", "",
      "   from:     \(claim.passages.map(\.text).joined(separator: "; "))", "   measured: \(claim.measuring)",
      "   holds if: \(claim.holdsIf)",
    ]
    let figures: [String] =
      finding.figures.isEmpty
      ? [] : ClaimFigures.table(of: finding).lines(layout.indented(by: 3)).map { "   \($0)" }
    let see = claim.command.map { ["   see:      \($0)"] } ?? []
    return (lines + figures + see).joined(separator: "\n") + "\n"
  }

  private static func documents(of claim: Claim) -> String {
    ClaimFigures.unique(claim.passages.map { ($0.isOurs ? "ours, on " : "") + $0.document }).joined(separator: ", ")
  }

  private static func style(_ verdict: ClaimVerdict) -> TextTable.Style {
    switch verdict {
    case .holds: .good
    case .refuted: .bad
    case .depends: .fair
    case .undecided: .plain
    }
  }
}
