internal import Claims
import Command
import Measure
import Runs
import Texts

/// The figures of a claim as a table: a row for each subject, a column for each metric.
enum ClaimFigures {
  static func table(of finding: ClaimFinding) -> TextTable {
    let metrics = unique(finding.figures.map(\.metric))
    var table = TextTable([""] + metrics.map { "\($0)" })
    for subject in unique(finding.figures.map(\.subject)) {
      let cells = metrics.map { metric -> TextTable.Cell in
        let figure = finding.figures.first { $0.subject == subject && $0.metric == metric }
        return TextTable.Cell(figure.map(content) ?? "")
      }
      table.add(["\(subject)"] + cells)
    }
    return table
  }

  /// Returns the words, each once.
  static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  private static func content(_ figure: ClaimFigure) -> String {
    guard let interval = figure.interval, let verdict = figure.verdict else {
      let rounded = (figure.value * 100).rounded() / 100
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    return (verdict == .tie ? "≈" : "") + SignificantDigits.format(figure.value, interval: interval) + "×"
  }
}
