import ChangeCosts
import Foundation
import Instruments
import Measure
import Records
import Suites
import Tracing

/// The first table of a run: the figures that decide between architectures, a column for each of them.
struct GlanceTable {
  let results: RunResults
  let findings: ProbeFindings
  let facts: PackageFacts?

  /// The table; `nil` if no architecture took part.
  var table: TextTable? {
    guard !contenders.isEmpty else { return nil }
    var table = TextTable([""] + contenders.map(\.name))
    for (label, figure) in figures {
      let texts = contenders.map(figure)
      guard texts.contains(where: { $0 != nil }) else { continue }
      // Tests of equal strength separate nobody.
      if label == Self.strength, contenders.count > 1, Set(texts).count == 1 { continue }
      table.add([TextTable.Cell(label)] + texts.map { TextTable.Cell($0 ?? "") })
    }
    return table
  }

  /// Notes that explain the table.
  var notes: [String] {
    let hasStale = contenders.contains { isStale($0) && source($0) != nil }
    let hasStacks = contenders.contains { stack($0) != nil }
    let hasTests = contenders.contains { facts?.tests[$0.id] != nil }
    let note =
      "free of UIKit: lines in files that use no type of the user interface"
      + (hasTests ? " · leak if made strong: how many weak references do · \(Self.noteOfMutants)" : "")
      + " · objects: of roles + for binding · messages: calls to roles that tell or make something"
      + (hasStacks ? " · stack: functions of the architecture under way at once, in a build for debugging" : "")
      + " · over \(referenceName): mean ratio of all benchmarks"
    return [
      note,
      hasChanges && contenders.contains(where: hasNoChanges) ? "\(Self.noChanges): has no patch for each change" : nil,
      hasStale ? Self.staleNote("*", "the sources have", "sizes") : nil,
      contenders.contains(where: hasStaleTests)
        ? Self.staleNote("†", "sources or tests have", "mutants") : nil,
      hasStacks && facts?.areStacksStale == true
        ? Self.staleNote("‡", "sources have", "figures/depth") : nil,
    ].compactMap(\.self) + damaged
  }

  private var damaged: [String] {
    (facts?.damaged ?? []).map { path, command in
      "\(path) is damaged or of another version, so its rows are missing; to renew it: \(command)"
    }
  }

  private static let strength = "mutants noticed by tests"

  private static let noteOfMutants =
    "mutants: small changes of the code; the share that role tests notice only with UIKit"

  private static func staleNote(_ mark: String, _ what: String, _ name: String) -> String {
    "\(mark) \(what) changed since this was recorded; to renew it: swift run workbench record \(name)"
  }

  private typealias Figure = (label: String, text: (Contender) -> String?)

  private var figures: [Figure] {
    ofSources + ofReferences + [
      ("objects on the dashboard", { objects(population($0)?.dashboard) }),
      ("objects with details open", { objects(population($0)?.details) }),
      ("messages to open details", { messages($0) }),
      ("deepest stack of a load", { stack($0) }),
    ] + ofChanges + ofTests + [
      ("time over \(referenceName)", { time($0) }), ("retains over \(referenceName)", { retains($0) }),
    ]
  }

  private var ofSources: [Figure] {
    [
      ("lines of code", { mark($0, source($0)?.lines) }), ("files", { mark($0, source($0)?.files) }),
      ("free of UIKit", { mark($0, source($0).map { Self.percent($0.interfaceFreeShare) }) }),
      ("roles in a component", { mark($0, source($0)?.rolesOfComponent) }),
      ("weak references", { mark($0, source($0)?.weakReferences) }),
    ]
  }

  private var ofReferences: [Figure] {
    [("leak if made strong", { tests($0) { "\($0.leaking)" } })]
  }

  private var ofTests: [Figure] {
    [
      (Self.strength, { tests($0) { $0.strength.map(Self.percent) } }),
      ("mutants that need UIKit", { tests($0) { Self.percent($0.windowShare) } }),
      ("test doubles", { tests($0) { "\($0.doubles)" } }),
    ]
  }

  private var ofChanges: [Figure] {
    guard let changes = facts?.changes else { return [] }
    guard hasChanges else { return [] }
    func sum(_ measure: ChangeTotals.Measure, _ contender: Contender) -> String? {
      if hasNoChanges(contender) { return Self.noChanges }
      return changes.architectures.contains(contender.id) ? "\(Int(changes.sum(measure, of: contender.id)))" : nil
    }
    let requests = "\(changes.requestCount) change\(changes.requestCount == 1 ? "" : "s")"
    return [("\(requests): files", { sum(.files, $0) }), ("\(requests): lines", { sum(.lines, $0) })]
  }

  /// The figure of an architecture that is not among those with recorded changes.
  private static let noChanges = "–"

  private var hasChanges: Bool { contenders.contains { facts?.changes?.architectures.contains($0.id) ?? false } }

  private func hasNoChanges(_ contender: Contender) -> Bool {
    contender.kind == .pattern && facts?.changes?.architectures.contains(contender.id) == false
  }

  private var contenders: [Contender] { results.plan.contenders.filter { $0.kind != .floor } }
  private var benchmarks: [Benchmark] { results.plan.benchmarks.filter { $0.suite != .mechanisms } }
  private var reference: String { results.plan.reference }
  private var referenceName: String { results.plan.contenders.first { $0.id == reference }?.name ?? reference }

  private func source(_ contender: Contender) -> SourceFacts? { facts?.sources[contender.id] }
  private func isStale(_ contender: Contender) -> Bool { facts?.changed.contains(contender.id) ?? false }

  private func hasStaleTests(_ contender: Contender) -> Bool { facts?.changedTests.contains(contender.id) ?? false }

  private func tests(_ contender: Contender, _ text: (TestFacts) -> String?) -> String? {
    facts?.tests[contender.id].flatMap(text).map { $0 + (hasStaleTests(contender) ? "†" : "") }
  }

  private func mark<Value>(_ contender: Contender, _ value: Value?) -> String? {
    value.map { "\($0)\(isStale(contender) ? "*" : "")" }
  }

  private func population(_ contender: Contender) -> Population? {
    results.populations.first { $0.contender == contender.id }
  }

  private func objects(_ screen: Population.Screen?) -> String? {
    screen.map { $0.binding == 0 ? "\($0.roleCount)" : "\($0.roleCount) + \($0.binding)" }
  }

  private func messages(_ contender: Contender) -> String? {
    findings.messages(of: contender.id, in: "navigation/open").map { "\(Int($0.perStep.rounded()))" }
  }

  private func stack(_ contender: Contender) -> String? {
    facts?.stacks?["deepest stack of a load", of: contender.module].map {
      "\(Int($0))\(facts?.areStacksStale == true ? "‡" : "")"
    }
  }

  private func time(_ contender: Contender) -> String? {
    if contender.id == reference { return results.analysis.map { _ in "1×" } }
    return results.mean(.app(contender)).map { "\(SignificantDigits.format($0.ratio, interval: $0.interval))×" }
  }

  /// The geometric mean of the ratios to the reference; `nil` if a count is missing.
  private func retains(_ contender: Contender) -> String? {
    let ratios = benchmarks.map { benchmark in
      retains(contender.id, benchmark).flatMap { own in retains(reference, benchmark).map { own / $0 } }
    }
    let known = ratios.compactMap(\.self)
    guard !known.isEmpty, known.count == ratios.count else { return nil }
    let mean = exp(known.map { log($0) }.reduce(0, +) / Double(known.count))
    return "\((mean * 100).rounded() / 100)×"
  }

  private func retains(_ contender: String, _ benchmark: Benchmark) -> Double? {
    guard let counts = findings.counts(of: contender, in: benchmark.id)?.perStep, let kept = counts[.retains],
      let released = counts[.releases]
    else { return nil }
    return kept + released
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
