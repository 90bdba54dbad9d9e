package import Claims
import Measure

/// What was found of the documents' claims, as text, Markdown or JSON.
package struct ClaimsReport: Encodable, Sendable {
  let schema = 1
  let seed: UInt64
  let budgetSeconds: Double
  let claims: [ClaimEntry]
  private let findings: [ClaimFinding]

  private enum CodingKeys: CodingKey { case schema, seed, budgetSeconds, claims }

  /// Reports findings.
  package init(_ findings: [ClaimFinding], seed: UInt64, budget: Double) {
    self.findings = findings
    self.seed = seed
    budgetSeconds = budget
    claims = findings.map(ClaimEntry.init)
  }

  /// The report for a terminal: the verdicts, then the figures of each claim.
  package func text(colors: Bool) -> String {
    var table = TextTable(["", "verdict", "claim", "from"], leading: 4)
    for finding in findings {
      table.add([
        "\(finding.claim.id)", TextTable.Cell(finding.verdict.word, Self.style(finding.verdict)),
        "\(finding.claim.statement)", "\(finding.claim.documents.joined(separator: ", "))",
      ])
    }
    let summary = table.lines(colors: colors).joined(separator: "\n") + "\n"
    return ([summary] + findings.map { Self.details(of: $0, colors: colors) }).joined(separator: "\n")
  }

  /// The verdicts as a table for a page.
  package var markdown: String {
    let head = "| | claim | from | verdict | figures |\n|--:|---|---|---|---|\n"
    let rows = findings.map { finding in
      let verdict = [finding.verdict.word, finding.verdict.condition].compactMap(\.self).joined(separator: " ")
      let from = finding.claim.documents.joined(separator: ", ")
      let cells = ["\(finding.claim.id)", finding.claim.statement, from, verdict, "`\(finding.claim.command)`"]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    return head + rows.joined()
  }

  private static func details(of finding: ClaimFinding, colors: Bool) -> String {
    let verdict = [finding.verdict.word, finding.verdict.condition].compactMap(\.self).joined(separator: " ")
    let claim = finding.claim
    let lines = [
      "\(claim.id). \(claim.statement)", "   → \(verdict)", "", "   measured: \(claim.measuring)",
      "   holds if: \(claim.holdsIf)",
    ]
    let figures: [String] =
      finding.figures.isEmpty ? [] : Self.table(of: finding.figures).lines(colors: colors).map { "   \($0)" }
    return (lines + figures + ["   see:      \(claim.command)"]).joined(separator: "\n") + "\n"
  }

  private static func table(of figures: [Figure]) -> TextTable {
    let metrics = unique(figures.map(\.metric))
    var table = TextTable([""] + metrics.map { "\($0)" })
    for subject in unique(figures.map(\.subject)) {
      let cells = metrics.map { metric -> TextTable.Cell in
        let figure = figures.first { $0.subject == subject && $0.metric == metric }
        return TextTable.Cell(figure.map(content) ?? "")
      }
      table.add(["\(subject)"] + cells)
    }
    return table
  }

  private static func content(_ figure: Figure) -> String {
    guard let interval = figure.interval, let verdict = figure.verdict else {
      let rounded = (figure.value * 100).rounded() / 100
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    return (verdict == .tie ? "≈" : "") + SignificantDigits.format(figure.value, interval: interval) + "×"
  }

  private static func style(_ verdict: ClaimVerdict) -> TextTable.Style {
    switch verdict {
    case .holds: .good
    case .refuted: .bad
    case .depends: .fair
    case .undecided: .plain
    }
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
