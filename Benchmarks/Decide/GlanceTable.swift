import Foundation
import Instruments
import Measure
import Runs
import Suites
import Tracing

/// The first tables of a run: the figures that decide between architectures, a column for each of them.
struct GlanceTable {
  let results: RunResults
  let findings: ProbeFindings
  let facts: ShownFacts?

  /// The tables with their titles; none if no architecture took part, or if nothing is known of those that did.
  var tables: [(title: String, table: TextTable)] {
    parts.map { ($0.title, table(of: $0)) }.filter { $0.1.hasFigures }
  }

  /// Some columns, and those of them that decide which rows there are.
  private typealias Part = (title: String, shown: [Contender], deciding: [Contender])

  /// The parts of the table. More columns than those of the six are wider than a terminal, so those of today then have a table
  /// of their own, beside two that most people know.
  private var parts: [Part] {
    let today = contenders.filter { $0.kind == .today }
    let others = contenders.filter { $0.kind != .today }
    guard contenders.count > Self.greatestWidth, !today.isEmpty else {
      return contenders.isEmpty ? [] : [(Self.title, contenders, contenders)]
    }
    let known = others.filter { ["MVC", "MVVMC"].contains($0.module) }
    let words = [today, known].filter { !$0.isEmpty }.map { FactOrder.list($0.map(\.name)) }
    return [(Self.title, others, others), (words.joined(separator: " beside "), known + today, today)]
      .filter { !$0.1.isEmpty }
  }

  private static let title = "At a glance"
  private static let greatestWidth = 6

  private func table(of part: Part) -> TextTable {
    var table = TextTable([""] + part.shown.map(\.name))
    for (label, figure) in figures(of: part.deciding) where part.deciding.contains(where: { figure($0) != nil }) {
      let texts = part.shown.map(figure)
      // Tests of equal strength separate nobody.
      if label == Self.strength, texts.count > 1, Set(texts).count == 1 { continue }
      table.add([TextTable.Cell(label)] + texts.map { TextTable.Cell($0 ?? "") })
    }
    return table
  }

  /// The figures that are compared at the end of a run: facts with their noise, and what was counted. Those that no contender
  /// has are left out; times are compared by tests of pairs.
  var compared: [Figure] {
    let modules = contenders.map(\.module)
    let known = (Self.labels + changeFacts(of: contenders.filter { $0.kind != .today })).compactMap { label, name in
      facts?.facts[name].map { Figure($0, of: modules, label: label, size: "", origin: nil) }
    }
    let counts: [(label: String, value: (Contender) -> Double?)] = [
      ("objects on the dashboard", { population($0).map { Double($0.dashboard.roleCount + $0.dashboard.binding) } }),
      ("objects with details open", { population($0).map { Double($0.details.roleCount + $0.details.binding) } }),
      ("messages to open details", { findings.messages(of: $0.id, in: "navigation/open")?.perStep }),
    ]
    let counted = counts.map { label, value in
      let values = contenders.compactMap { contender in value(contender).map { (contender.module, $0) } }
      return Figure(
        label,
        unit: "",
        better: .less,
        size: "",
        noise: .share(0),
        noiseSource: "",
        values: Dictionary(values) { first, _ in first }
      )
    }
    return (known + counted).filter { $0.values.count > 1 }
  }

  /// Notes that explain the tables.
  var notes: [String] {
    guard !contenders.isEmpty else { return [] }
    let hasTests = contenders.contains { fact(Self.leaks, $0) != nil }
    let note =
      "free of UIKit: lines in files that use no type of the user interface"
      + (hasTests ? " · leak if made strong: how many weak references do · \(Self.noteOfMutants)" : "")
      + " · objects: of roles + for binding · messages: calls to roles that tell or make something"
      + (contenders.contains { fact(Self.stack, $0) != nil }
        ? " · stack: functions of the architecture under way at once, in a build for debugging" : "")
      + " · over \(referenceName): mean ratio of all benchmarks"
    let changes = parts.map { changeFacts(of: $0.deciding) }
    let isUnchanged = zip(parts, changes).contains { part, changes in part.shown.contains { lacks(changes, $0) } }
    let architectures = contenders.map { (module: $0.module, name: $0.name) }
    return [note] + (isUnchanged ? ["\(Self.noChanges): has no patch for each change"] : [])
      + (facts?.ageNotes(Self.labels.map(\.fact) + changes.joined().map(\.fact), of: architectures) ?? [])
      + [facts?.failure].compactMap(\.self)
  }

  private static let noteOfMutants =
    "mutants: small changes of the code; the share that role tests notice only with UIKit"

  static let strength = "mutants noticed by tests"
  private static let leaks = "weak references that leak if made strong"
  private static let stack = "deepest stack of a load"

  /// The rows of facts, and the facts' names.
  static let labels: [(label: String, fact: String)] =
    [
      ("lines of code", "lines of code"), ("files", "files"), ("free of UIKit", "lines free of UIKit"),
      ("roles in a component", "roles in a component"), ("weak references", "weak references"),
      ("leak if made strong", leaks), (stack, stack), (strength, strength),
      ("mutants that need UIKit", "mutants (small changes of the code) that only tests with UIKit notice"),
      ("test doubles", "test doubles"),
    ]

  private typealias Row = (label: String, text: (Contender) -> String?)

  private func figures(of contenders: [Contender]) -> [Row] {
    let rows = Self.labels.map { row in (row.label, { fact(row.fact, $0) }) as Row }
    let (ofSources, ofRuns, ofTests) = (rows[..<6], rows[6], rows[7...])
    let counted: [Row] = [
      ("objects on the dashboard", { objects(population($0)?.dashboard) }),
      ("objects with details open", { objects(population($0)?.details) }),
      ("messages to open details", { messages($0) }),
    ]
    let known = changeFacts(of: contenders)
    let changes = known.map { row in
      (row.label, { lacks(known, $0) ? Self.noChanges : fact(row.fact, $0) }) as Row
    }
    let ratios: [Row] = [
      ("time over \(referenceName), \(results.plan.users.directory.count) users", { time($0) }),
      ("retains over \(referenceName)", { retains($0) }),
    ]
    return Array([Array(ofSources), counted, [ofRuns], changes, Array(ofTests), ratios].joined())
  }

  /// The rows of change requests, and the facts' names; none if nobody has made them. Of those of today they are the requests that
  /// these have made.
  private func changeFacts(of contenders: [Contender]) -> [(label: String, fact: String)] {
    let isOfToday = contenders.allSatisfy { $0.kind == .today }
    let rows = facts.map { Self.changeFacts(in: $0.facts, of: isOfToday ? contenders.map(\.module) : []) } ?? []
    return rows.filter { row in self.contenders.contains { fact(row.fact, $0) != nil } }
  }

  /// The rows of change requests in facts, and the facts' names: of all requests, or of those that some modules have made.
  static func changeFacts(in facts: FactFile, of modules: [String] = []) -> [(label: String, fact: String)] {
    let all = facts.groups["changes"]?.figures ?? []
    return ["files", "lines"].compactMap { unit in
      let names = all.filter { fact in modules.allSatisfy { fact.values[$0] != nil } }.map(\.name)
      let sum = modules.isEmpty ? #/all (\d+) requests: \w+/# : #/(\*[\w-]+\*(?:, | and )?)+: \w+/#
      let isSum = { (name: String) in name.hasSuffix(": \(unit)") && name.wholeMatch(of: sum) != nil }
      guard let name = names.first(where: isSum) else { return nil }
      let count = modules.isEmpty ? name.split(separator: " ")[1] : "\(name.count { $0 == "*" } / 2)"
      return ("\(count) changes: \(unit)", name)
    }
  }

  /// The figure of an architecture that is not among those with recorded changes.
  private static let noChanges = "–"

  /// True of an architecture that has no value in any of these rows.
  private func lacks(_ changes: [(label: String, fact: String)], _ contender: Contender) -> Bool {
    contender.isArchitecture && !changes.isEmpty && !changes.contains { fact($0.fact, contender) != nil }
  }

  private var contenders: [Contender] { results.plan.contenders.filter { $0.kind != .floor } }
  private var benchmarks: [Benchmark] { results.plan.benchmarks.filter { $0.suite != .mechanisms } }
  private var reference: String { results.plan.reference }
  private var referenceName: String { results.plan.contenders.first { $0.id == reference }?.name ?? reference }

  private func fact(_ name: String, _ contender: Contender) -> String? { facts?.text(name, of: contender.module) }

  private func population(_ contender: Contender) -> Population? {
    results.populations.first { $0.contender == contender.id }
  }

  private func objects(_ screen: Population.Screen?) -> String? {
    screen.map { $0.binding == 0 ? "\($0.roleCount)" : "\($0.roleCount) + \($0.binding)" }
  }

  private func messages(_ contender: Contender) -> String? {
    findings.messages(of: contender.id, in: "navigation/open").map { "\(Int($0.perStep.rounded()))" }
  }

  private func time(_ contender: Contender) -> String? {
    if contender.id == reference { return results.analysis.map { _ in "1.00×" } }
    return results.mean(.app(contender)).map { "\(Figure.text(ofFactor: $0.ratio))×" }
  }

  /// The geometric mean of the ratios to the reference; `nil` if a count is missing.
  private func retains(_ contender: Contender) -> String? {
    let ratios = benchmarks.map { benchmark in
      retains(contender.id, benchmark).flatMap { own in retains(reference, benchmark).map { own / $0 } }
    }
    let known = ratios.compactMap(\.self)
    guard !known.isEmpty, known.count == ratios.count else { return nil }
    let mean = exp(known.map { log($0) }.reduce(0, +) / Double(known.count))
    return "\(Figure.text(ofFactor: mean))×"
  }

  private func retains(_ contender: String, _ benchmark: Benchmark) -> Double? {
    guard let counts = findings.counts(of: contender, in: benchmark.id)?.perStep, let kept = counts[.retains],
      let released = counts[.releases]
    else { return nil }
    return kept + released
  }
}
