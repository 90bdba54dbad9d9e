import Conformance
import Instruments
import Mechanisms
import Runs
import Suites
import Tracing
import UsersInterface

/// The list of everything that can be run, checked and measured.
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
    /// For a wiring: its document's view of it, such as `printed`.
    let origin: String?
    /// For a wiring: the number of the document, and its section.
    let document: String?
    let section: String?
    let isCompared: Bool
    let summary: String
    let roles: [String]
    /// The kind. For a wiring: the document's view of it and the document, such as `printed in 003`.
    let provenance: String

    private enum CodingKeys: CodingKey { case name, title, kind, origin, document, section, isCompared, summary, roles }
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

  /// The command for the list of the program that has more contenders; `nil` if this program has all.
  private let lab: String?

  private enum CodingKeys: CodingKey { case schema, contenders, mechanisms, suites, flows, scenarios, metrics }

  init(_ program: Program) {
    lab = program.lab(["list"])
    contenders = program.lineup.map {
      ContenderEntry(
        name: $0.id,
        title: $0.name,
        kind: $0.kind.rawValue,
        origin: $0.flaw?.origin.rawValue,
        document: $0.flaw?.document,
        section: $0.flaw?.section,
        isCompared: $0.isCompared,
        summary: $0.summary,
        roles: $0.architecture.roles,
        provenance: $0.flaw?.provenance ?? $0.kind.rawValue
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
        MetricEntry(name: "objects", unit: "objects", summary: "objects of roles, and for binding, that are alive"),
        MetricEntry(name: "left", unit: "objects", summary: "objects alive that nothing needs any more"),
        MetricEntry(name: "messages", unit: "count", summary: "calls into roles that tell or make something"),
        MetricEntry(name: "reads", unit: "count", summary: "calls into roles that return a value, including getters"),
        MetricEntry(name: "bytes a trip", unit: "bytes", summary: "memory that each round trip adds"),
      ] + Counter.allCases.map { MetricEntry(name: $0.rawValue, unit: $0.unit, summary: "\($0.summary) in a step") }
  }

  func text(_ layout: Layout) -> String {
    let compared = table("contender", contenders.filter(\.isCompared)).lines(layout)
    let others = table("takes part when named", contenders.filter { !$0.isCompared }).lines(layout)
    let more = lab.map { ["Variants and the wirings of the documents are in the lab: \($0)"] }
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
    let tables = [bindings, benchmarks, metrics, traces, checks].map { $0.lines(layout) }
    return ([compared, more ?? others] + tables).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func table(_ head: String, _ entries: [ContenderEntry]) -> TextTable {
    var table = TextTable([head, "", ""], leading: 3)
    for entry in entries {
      let other = entry.title.lowercased() == entry.name.lowercased() || !entry.isCompared ? "" : ", \(entry.title)"
      table.add(["\(entry.name)\(other)", "\(entry.provenance)", "\(entry.summary)"])
    }
    return table
  }
}
