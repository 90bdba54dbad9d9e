import Runs

/// A run's times and counts as comma-separated values (RFC 4180), a line per contender and benchmark.
struct RunCSV {
  private let results: RunResults
  private let findings: ProbeFindings

  init(_ results: RunResults, _ findings: ProbeFindings) {
    self.results = results
    self.findings = findings
  }

  func text() -> String {
    let head = [
      "pattern", "variant", "suite", "benchmark", "size", "metric", "unit", "median", "ci95_lower", "ci95_upper",
      "ratio", "ratio_ci95_lower", "ratio_ci95_upper", "rank",
    ]
    let lines = [head] + (ResultEntry.all(of: results) + ResultEntry.counts(of: results, findings)).map(fields)
    return lines.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private func fields(of entry: ResultEntry) -> [String] {
    // The types are written out: for one expression, the compiler took twenty seconds to infer them.
    let names: [String] = [entry.pattern, entry.variant ?? "", entry.suite, entry.benchmark]
    let measured: [String] = ["\(entry.size)", entry.metric, entry.unit]
    let times: [Double?] = [entry.median, entry.ci95?.first, entry.ci95?.last]
    let ratios: [Double?] = [entry.ratio, entry.ratioCI95?.first, entry.ratioCI95?.last]
    return names + measured + (times + ratios).map(number) + [entry.rank.map(String.init) ?? ""]
  }

  private func number(_ value: Double?) -> String {
    value.map { "\($0)" } ?? ""
  }

  private func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"\(field.replacing("\"", with: "\"\""))\""
  }
}
