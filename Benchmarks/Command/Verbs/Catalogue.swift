import Conformance
import Instruments
import Mechanisms
import Reports
import Suites
import Tracing
import UsersInterface

/// What there is to run, check and measure.
struct Catalogue: Encodable {
  let schema = 1
  let contenders: [ContenderEntry]
  let mechanisms: [MechanismEntry]
  let suites: [SuiteEntry]
  let flows: [FlowEntry]
  let scenarios: [ScenarioEntry]
  let metrics: [MetricEntry]

  struct ContenderEntry: Encodable {
    let name: String
    let title: String
    let kind: String
    let isCompared: Bool
    let summary: String
    let roles: [String]
  }

  struct MechanismEntry: Encodable {
    let name: String
    let summary: String
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
        isCompared: $0.isCompared,
        summary: $0.summary,
        roles: $0.architecture.roles
      )
    }
    mechanisms = Mechanism.all.map { MechanismEntry(name: $0.id, summary: $0.summary) }
    suites =
      (Benchmark.all + Benchmark.ofMechanisms)
      .map { SuiteEntry(name: $0.suite.rawValue, benchmark: $0.name, summary: $0.summary) }
      + RetentionScenario.allCases.map { SuiteEntry(name: "retention", benchmark: $0.rawValue, summary: $0.summary) }
    flows = Flow.all.map { FlowEntry(name: $0.id, summary: $0.summary) }
    scenarios = ConformanceSuite.scenarios.map { ScenarioEntry(name: $0.id, rule: $0.rule, title: $0.title) }
    metrics =
      [
        MetricEntry(name: "time", unit: "ns", summary: "median time of a step"),
        MetricEntry(name: "objects", unit: "objects", summary: "objects of the architecture's own that are alive"),
        MetricEntry(name: "left", unit: "objects", summary: "objects alive after what they were made for is gone"),
        MetricEntry(name: "messages", unit: "count", summary: "calls into roles from other roles and from outside"),
        MetricEntry(name: "bytes a trip", unit: "bytes", summary: "memory that each round trip adds"),
      ] + Counter.allCases.map { MetricEntry(name: $0.rawValue, unit: $0.unit, summary: "\($0.summary) in a step") }
  }

  func text(colors: Bool) -> String {
    let compared = table("contender", contenders.filter(\.isCompared))
    let others = table("takes part when named", contenders.filter { !$0.isCompared })
    var bindings = TextTable(["takes part in mechanisms", ""], leading: 2)
    for entry in mechanisms { bindings.add(["\(entry.name)", "\(entry.summary)"]) }
    var benchmarks = TextTable(["suite", "benchmark", ""], leading: 3)
    for entry in suites { benchmarks.add(["\(entry.name)", "\(entry.benchmark)", "\(entry.summary)"]) }
    var traces = TextTable(["flow", ""], leading: 2)
    for entry in flows { traces.add(["\(entry.name)", "\(entry.summary)"]) }
    var checks = TextTable(["scenario"], leading: 1)
    for entry in scenarios { checks.add(["\(entry.name)"]) }
    var metrics = TextTable(["metric", "unit", ""], leading: 3)
    for entry in self.metrics { metrics.add(["\(entry.name)", "\(entry.unit)", "\(entry.summary)"]) }
    return [compared, others, bindings, benchmarks, metrics, traces, checks].map { table in
      table.lines(colors: colors).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private func table(_ head: String, _ entries: [ContenderEntry]) -> TextTable {
    var table = TextTable([head, "", "", ""], leading: 4)
    for entry in entries {
      table.add(["\(entry.name)", "\(entry.title)", "\(entry.kind)", "\(entry.summary)"])
    }
    return table
  }
}
