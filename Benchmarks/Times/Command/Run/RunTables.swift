import Instruments
import Measure
import Runs
import Suites
import Tracing

/// The tables of a run's results, for every output format.
struct RunTables {
  let results: RunResults
  let findings: ProbeFindings

  /// Scenarios passed, objects alive, objects and bytes left; `nil` if no app took part.
  var retention: TextTable? {
    guard !results.plan.contenders.isEmpty else { return nil }
    var table = TextTable([
      "", "scenarios", "on dashboard", "binding", "on details", "binding", "left", "on heap", "bytes a trip",
    ])
    for contender in results.plan.contenders { table.add(retentionRow(contender)) }
    return table
  }

  /// Time, ratio and rank per benchmark of a suite; `nil` if none was timed.
  func times(_ suite: TimedSuite) -> TextTable? {
    let benchmarks = results.plan.benchmarks.filter { $0.suite == suite }
    guard !benchmarks.isEmpty, results.analysis != nil else { return nil }
    let head: [String] = benchmarks.flatMap { [$0.name, "", ""] }
    let closeColumns: [Int] = benchmarks.indices.flatMap { [3 * $0 + 2, 3 * $0 + 3] }
    let last: [String] = benchmarks.count > 1 ? ["mean"] : []
    var table = TextTable([""] + head + last, closeColumns: Set(closeColumns))
    for entrant in results.plan.entrants(in: suite) where !results.rejected.contains(entrant.id) {
      let cells = benchmarks.flatMap { benchmark in
        let takesPart = entrant.takesPart(in: benchmark, on: results.plan.users)
        return time(results.cell(entrant, benchmark), missing: takesPart ? "failed" : TextTable.missing)
      }
      let mean = benchmarks.count > 1 ? [mean(entrant, suite)] : []
      table.add([TextTable.Cell(entrant.name)] + cells + mean)
    }
    return table
  }

  /// The quantities that are counted in a step.
  enum Count: String, CaseIterable {
    case allocations
    case traffic = "retains and releases"
    case messages
    case reads
  }

  /// A count per benchmark of a suite; `nil` if there is none.
  func counts(_ count: Count, _ suite: TimedSuite) -> TextTable? {
    let benchmarks = results.plan.benchmarks.filter { $0.suite == suite }
    guard !benchmarks.isEmpty else { return nil }
    var table = TextTable([""] + benchmarks.map(\.name))
    for entrant in results.plan.entrants(in: suite) where !results.rejected.contains(entrant.id) {
      table.add([TextTable.Cell(entrant.name)] + benchmarks.map { cell(count, entrant.id, $0.id) })
    }
    return table.hasFigures ? table : nil
  }

  private func cell(_ count: Count, _ entrant: String, _ benchmark: String) -> TextTable.Cell {
    let counts = findings.counts(of: entrant, in: benchmark)
    let figure: Double? =
      switch count {
      case .allocations: counts?.perStep[.allocations]
      case .traffic:
        counts.flatMap { own in own.perStep[.retains].flatMap { kept in own.perStep[.releases].map { kept + $0 } } }
      case .messages: findings.messages(of: entrant, in: benchmark)?.perStep
      case .reads: findings.messages(of: entrant, in: benchmark)?.readsPerStep
      }
    let isCounted = count == .allocations || count == .traffic
    let mark = isCounted && counts?.isExact == false ? "~" : ""
    return TextTable.Cell(figure.map { mark + number($0) } ?? TextTable.missing)
  }

  /// Formats a mean. A mean over steps in two directions need not be a whole number.
  private func number(_ mean: Double) -> String {
    Int(exactly: mean).map { "\($0)" } ?? "\((mean * 10).rounded() / 10)"
  }

  private func retentionRow(_ contender: Contender) -> [TextTable.Cell] {
    let checks = results.conformance.filter { $0.contender == contender.id }
    let passed = checks.count { $0.passed }
    let population = results.populations.first { $0.contender == contender.id }
    let rows = results.retention.filter { $0.contender == contender.id }
    let left = rows.reduce(0) { $0 + $1.leftCount }
    let bytes = rows.compactMap(\.bytesPerTrip).max()
    return [
      TextTable.Cell(contender.name),
      TextTable.Cell("\(passed)/\(checks.count)", passed == checks.count ? .good : .bad),
    ] + [population?.dashboard, population?.details].flatMap(objects) + [
      count(rows.isEmpty ? nil : left), count(findings.left(of: contender.id)),
      TextTable.Cell(bytes.map { "\(Int($0.rounded()))" } ?? TextTable.missing),
    ]
  }

  private func objects(_ screen: Population.Screen?) -> [TextTable.Cell] {
    [screen?.roleCount, screen?.binding].map { TextTable.Cell($0.map(String.init) ?? TextTable.missing) }
  }

  /// The cell for a number of objects left; any number except 0 is bad.
  private func count(_ left: Int?) -> TextTable.Cell {
    left.map { TextTable.Cell("\($0)", $0 == 0 ? .good : .bad) } ?? TextTable.Cell(TextTable.missing)
  }

  private func time(_ cell: RunResults.Cell?, missing: String) -> [TextTable.Cell] {
    guard let cell else { return [TextTable.Cell(missing), "", ""] }
    let time = DurationFormat.format(nanoseconds: cell.estimate.median, interval: cell.estimate.interval)
    let rank = cell.rank.map { "#\($0)\(cell.isTied ? "=" : " ")" } ?? ""
    return [TextTable.Cell(time), ratio(cell), TextTable.Cell(rank)]
  }

  private func ratio(_ cell: RunResults.Cell) -> TextTable.Cell {
    guard let judgement = cell.judgement else { return cell.isReference ? "1.00×" : TextTable.Cell(TextTable.missing) }
    let text = Figure.text(ofFactor: judgement.comparison.ratio)
    switch judgement.verdict {
    case .tie: return TextTable.Cell("≈\(text)×", .good)
    case .faster: return TextTable.Cell("\(text)×", .good)
    case .slower: return TextTable.Cell("\(text)×", judgement.comparison.ratio < 1.5 ? .fair : .bad)
    }
  }

  private func mean(_ entrant: Entrant, _ suite: TimedSuite) -> TextTable.Cell {
    guard let mean = results.mean(entrant, suite) else { return "" }
    return TextTable.Cell("\(Figure.text(ofFactor: mean.ratio))×")
  }
}

/// A run's results for a terminal.
struct RunTable {
  private let results: RunResults
  private let findings: ProbeFindings
  private let glance: GlanceTable
  private let hasCounts: Bool

  init(_ results: RunResults, _ findings: ProbeFindings, _ facts: ShownFacts?, hasCounts: Bool) {
    self.results = results
    self.findings = findings
    self.hasCounts = hasCounts
    glance = GlanceTable(results: results, findings: findings, facts: facts)
  }

  func text(_ layout: Layout) -> String {
    let tables = RunTables(results: results, findings: findings)
    let headline = RunHeadline(results: results, findings: findings)
    var blocks = [headline.head]
    blocks += glance.tables.map { [$0.title.uppercased()] + $0.table.lines(layout) }
    blocks.append(glance.notes)
    if let allWell = headline.allWell {
      blocks.append([allWell])
    } else if let retention = tables.retention {
      blocks.append(["CONFORMANCE AND RETENTION"] + retention.lines(layout) + headline.retentionNote)
    }
    for suite in TimedSuite.allCases {
      guard let table = tables.times(suite) else { continue }
      blocks.append(["\(suite.rawValue.uppercased()): \(suite.summary)"] + table.lines(layout))
    }
    if results.analysis != nil { blocks.append([headline.timesNote] + headline.noise) }
    if hasCounts { blocks += counts(tables, layout) + [headline.countsNote] }
    blocks.append(headline.foot)
    blocks.append(RunConclusion(results, glance).lines)
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func counts(_ tables: RunTables, _ layout: Layout) -> [[String]] {
    TimedSuite.allCases.flatMap { suite in
      RunTables.Count.allCases.compactMap { count in
        tables.counts(count, suite).map { table in
          ["\(suite.rawValue.uppercased()), \(count.rawValue.uppercased())"] + table.lines(layout)
        }
      }
    }
  }
}
