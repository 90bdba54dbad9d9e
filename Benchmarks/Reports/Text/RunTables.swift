import Instruments
import Measure
import Suites
import Tracing
import Twin

/// The tables that a run's results are shown in, whatever they are drawn with.
struct RunTables {
  let results: RunResults
  let findings: ProbeFindings

  /// Whether anything was counted.
  var hasCounts: Bool { !findings.counts.isEmpty || findings.messages?.counts.isEmpty == false }

  /// Scenarios passed, objects alive, objects and bytes left; `nil` if no app took part.
  var retention: TextTable? {
    guard !results.plan.contenders.isEmpty else { return nil }
    var table = TextTable(["", "scenarios", "on dashboard", "on details", "left", "on heap", "bytes a trip"])
    for contender in results.plan.contenders { table.add(retentionRow(contender)) }
    return table
  }

  /// Time, ratio and rank per benchmark of a suite; `nil` if none was timed.
  func times(_ suite: TimedSuite) -> TextTable? {
    let benchmarks = results.plan.benchmarks.filter { $0.suite == suite }
    guard !benchmarks.isEmpty, results.analysis != nil else { return nil }
    var table = TextTable(
      [""] + benchmarks.flatMap { [$0.name, "", ""] } + (benchmarks.count > 1 ? ["mean"] : []),
      closeColumns: Set(benchmarks.indices.flatMap { [3 * $0 + 2, 3 * $0 + 3] })
    )
    for entrant in results.plan.entrants(in: suite) where !results.rejected.contains(entrant.id) {
      let cells = benchmarks.flatMap { time(results.cell(entrant, $0)) }
      let mean = benchmarks.count > 1 ? [mean(entrant, suite)] : []
      table.add([TextTable.Cell(entrant.name)] + cells + mean)
    }
    return table
  }

  /// Objects made, retains with releases, and messages sent, per benchmark of a suite; `nil` if nothing was counted.
  func counts(_ suite: TimedSuite) -> TextTable? {
    let benchmarks = results.plan.benchmarks.filter { $0.suite == suite }
    guard !benchmarks.isEmpty, hasCounts else { return nil }
    // A mechanism alone has no roles that messages could be sent to.
    let width = suite == .mechanisms ? 2 : 3
    var table = TextTable(
      [""] + benchmarks.flatMap { [$0.name] + Array(repeating: "", count: width - 1) },
      closeColumns: Set(benchmarks.indices.flatMap { index in (2...width).map { width * index + $0 } })
    )
    for entrant in results.plan.entrants(in: suite) where !results.rejected.contains(entrant.id) {
      let cells = benchmarks.flatMap { benchmark in
        let sent = cell(findings.messages(of: entrant.id, in: benchmark.id)?.perStep, "", "sent")
        return (counts(findings.counts(of: entrant.id, in: benchmark.id)) + [sent]).prefix(width)
      }
      table.add([TextTable.Cell(entrant.name)] + cells)
    }
    return table
  }

  private func counts(_ counts: StepCounts?) -> [TextTable.Cell] {
    let mark = counts?.isExact == false ? "~" : ""
    let traffic = counts.flatMap { counts in
      counts.perStep[.retains].flatMap { retains in counts.perStep[.releases].map { retains + $0 } }
    }
    return [cell(counts?.perStep[.allocations], mark, "made"), cell(traffic, mark, "arc")]
  }

  private func cell(_ value: Double?, _ mark: String, _ unit: String) -> TextTable.Cell {
    TextTable.Cell(value.map { "\(mark)\(number($0)) \(unit)" } ?? "n/a")
  }

  /// A mean over steps that go there and steps that go back need not be whole.
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
      TextTable.Cell(population.map { "\($0.dashboardCount)" } ?? "n/a"),
      TextTable.Cell(population.map { "\($0.detailsCount)" } ?? "n/a"),
      rows.isEmpty ? "n/a" : TextTable.Cell("\(left)", left == 0 ? .good : .bad),
      findings.left(of: contender.id).map { TextTable.Cell("\($0)", $0 == 0 ? .good : .bad) } ?? "n/a",
      TextTable.Cell(bytes.map { "\(Int($0.rounded()))" } ?? "n/a"),
    ]
  }

  private func time(_ cell: RunResults.Cell?) -> [TextTable.Cell] {
    guard let cell else { return ["failed", "", ""] }
    let time = DurationFormat.format(nanoseconds: cell.estimate.median, interval: cell.estimate.interval)
    let rank = cell.rank.map { "#\($0)\(cell.isTied ? "=" : " ")" } ?? ""
    return [TextTable.Cell(time), ratio(cell), TextTable.Cell(rank)]
  }

  private func ratio(_ cell: RunResults.Cell) -> TextTable.Cell {
    guard let judgement = cell.judgement else { return cell.isReference ? "1×" : "n/a" }
    let text = SignificantDigits.format(judgement.comparison.ratio, interval: judgement.comparison.interval)
    switch judgement.verdict {
    case .tie: return TextTable.Cell("≈\(text)×", .good)
    case .faster: return TextTable.Cell("\(text)×", .good)
    case .slower: return TextTable.Cell("\(text)×", judgement.comparison.ratio < 1.5 ? .fair : .bad)
    }
  }

  private func mean(_ entrant: Entrant, _ suite: TimedSuite) -> TextTable.Cell {
    guard let mean = results.mean(entrant, suite) else { return "" }
    return TextTable.Cell("\(SignificantDigits.format(mean.ratio, interval: mean.interval))×")
  }
}
