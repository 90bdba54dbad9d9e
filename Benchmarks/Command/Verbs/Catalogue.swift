import Conformance
import Reports
import Suites
import Tracing
import UsersInterface

/// What there is to run, check and measure.
struct Catalogue: Encodable {
  let schema = 1
  let contenders: [ContenderEntry]
  let suites: [SuiteEntry]
  let flows: [FlowEntry]
  let scenarios: [ScenarioEntry]
  let metrics: [MetricEntry]

  struct ContenderEntry: Encodable {
    let name: String
    let title: String
    let kind: String
    let summary: String
    let roles: [String]
  }

  struct SuiteEntry: Encodable {
    let name: String
    let benchmark: String
    let summary: String
  }

  struct FlowEntry: Encodable {
    let name: String
    let summary: String
  }

  struct ScenarioEntry: Encodable {
    let name: String
    let rule: Int
    let title: String
  }

  struct MetricEntry: Encodable {
    let name: String
    let unit: String
    let summary: String
  }

  init(_ lineup: [Contender]) {
    contenders = lineup.map {
      ContenderEntry(
        name: $0.id,
        title: $0.name,
        kind: $0.kind.rawValue,
        summary: $0.architecture.summary,
        roles: $0.architecture.roles
      )
    }
    suites =
      Benchmark.all.map { SuiteEntry(name: $0.suite.rawValue, benchmark: $0.name, summary: $0.summary) }
      + RetentionScenario.allCases.map { SuiteEntry(name: "retention", benchmark: $0.rawValue, summary: $0.summary) }
    flows = Flow.all.map { FlowEntry(name: $0.id, summary: $0.summary) }
    scenarios = ConformanceSuite.scenarios.map { ScenarioEntry(name: $0.id, rule: $0.rule, title: $0.title) }
    metrics = [
      MetricEntry(name: "time", unit: "ns", summary: "median time of a step"),
      MetricEntry(name: "objects", unit: "objects", summary: "objects of the architecture's own that are alive"),
      MetricEntry(name: "left", unit: "objects", summary: "objects alive after what they were made for is gone"),
      MetricEntry(name: "messages", unit: "count", summary: "calls into roles from other roles and from outside"),
      MetricEntry(name: "bytes a trip", unit: "bytes", summary: "memory that each round trip adds"),
    ]
  }

  func text(colors: Bool) -> String {
    var patterns = TextTable(["contender", "", ""], leading: 3)
    for entry in contenders { patterns.add(["\(entry.name)", "\(entry.title)", "\(entry.summary)"]) }
    var benchmarks = TextTable(["suite", "benchmark", ""], leading: 3)
    for entry in suites { benchmarks.add(["\(entry.name)", "\(entry.benchmark)", "\(entry.summary)"]) }
    var traces = TextTable(["flow", ""], leading: 2)
    for entry in flows { traces.add(["\(entry.name)", "\(entry.summary)"]) }
    var checks = TextTable(["scenario"], leading: 1)
    for entry in scenarios { checks.add(["\(entry.name)"]) }
    var metrics = TextTable(["metric", "unit", ""], leading: 3)
    for entry in self.metrics { metrics.add(["\(entry.name)", "\(entry.unit)", "\(entry.summary)"]) }
    return [patterns, benchmarks, metrics, traces, checks].map { table in
      table.lines(colors: colors).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
