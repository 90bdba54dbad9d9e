import Runs
import Texts

/// A benchmark's figures in the format of the Java Microbenchmark Harness, for viewers of its files.
struct JMHDocument: Encodable {
  let benchmark: String
  let mode = "avgt"
  let threads = 1
  let forks: Int
  let warmupIterations = 1
  let measurementIterations: Int
  let params: [String: String]
  let primaryMetric: Metric
  let secondaryMetrics: [String: Metric] = [:]

  struct Metric: Encodable {
    let score: Double
    let scoreError: Double?
    let scoreConfidence: [Double]?
    let scoreUnit = "ns/op"
    let rawData: [[Double]]
  }

  static func text(of results: RunResults) throws -> String {
    try JSONText.of(ResultEntry.all(of: results).map(JMHDocument.init))
  }

  private init(_ entry: ResultEntry) {
    benchmark = "workbench.\(entry.suite).\(entry.benchmark)"
    forks = entry.processes?.count ?? 1
    measurementIterations = entry.processes?.first?.count ?? 0
    params = ["pattern": entry.fullPattern, "users": "\(entry.size)"]
    primaryMetric = Metric(
      score: entry.median,
      scoreError: entry.ci95.map { ($0[1] - $0[0]) / 2 },
      scoreConfidence: entry.ci95,
      rawData: entry.processes ?? []
    )
  }
}
