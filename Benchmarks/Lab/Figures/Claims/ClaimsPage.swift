internal import Claims

/// The findings on claims as a page in Markdown, made from the record; no part is written by hand.
struct ClaimsPage {
  private let findings: [ClaimFinding]
  private let seed: UInt64
  private let budget: Double
  private let environment: EnvironmentEntry

  init(_ findings: [ClaimFinding], seed: UInt64, budget: Double, environment: EnvironmentEntry) {
    self.findings = findings
    self.seed = seed
    self.budget = budget
    self.environment = environment
  }

  /// The page: its purpose, the place of measuring, the verdicts, then the figures of each claim.
  var text: String {
    ([introduction, verdicts, "## Figures\n"] + findings.filter { $0.claim.command != nil }.map(figures)).joined(
      separator: "\n"
    )
  }

  private var introduction: String {
    """
    # The documents' claims

    The documents behind the six say something about architectures. Each claim was measured where code can show it, and
    its figures decide the verdict ([how](../Benchmarks/README.md#claims)). [ARCHITECTURE](ARCHITECTURE.md#the-documents)
    lists the documents.

    \(Claim.easyToTest)

    What *may*, *might* or *can* happen holds if it was seen; if it was looked for in several measures, in all of them. One
    app cannot refute it. What this project makes true or false *by construction* says nothing about architectures.

    `swift run workbench record claims` measures them, and writes the whole page.

    \(measured)\(times)

    """
  }

  private var measured: String {
    let budget = "\(Int(exactly: budget).map { "\($0)" } ?? "\(budget)")"
    return """
      Measured with seed \(seed), and \(budget) seconds for times, on \(environment.processorCount) processors
      (\(environment.processor)), \(environment.operatingSystem), \(environment.compiler), \(environment.date).
      """
  }

  private var times: String {
    let timed = findings.filter { $0.figures.contains { $0.verdict != nil } }.map(\.claim.id)
    if timed.isEmpty { return "" }
    return """

      \(timed.joined(separator: ", ")) rest on times (×: how many times as long; ≈: within the noise). Where times differ
      only a little, another machine may lead to another verdict.
      """
  }

  private var verdicts: String {
    var table = TextTable(["", "claim", "from", "verdict"], leading: 4)
    for finding in findings {
      let claim = finding.claim
      let id = claim.command == nil ? claim.id : "[\(claim.id)](#\(claim.id))"
      let cells = [id, claim.statement, Self.origin(of: claim), finding.sentence]
      table.add(cells.map { TextTable.Cell($0) })
    }
    return (["## Verdicts", ""] + table.markdown).joined(separator: "\n") + "\n"
  }

  private func figures(of finding: ClaimFinding) -> String {
    let claim = finding.claim
    var lines = ["### \(claim.id)", "", "\(claim.statement) **\(finding.sentence)**", ""]
    lines += ["- measured: \(claim.measuring)", "- holds if: \(claim.holdsIf)"]
    if let command = claim.command { lines.append("- more: `\(command)`") }
    if !finding.figures.isEmpty { lines += [""] + ClaimFigures.table(of: finding).markdown }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func origin(of claim: Claim) -> String { claim.passages.map(\.text).joined(separator: "; ") }
}
