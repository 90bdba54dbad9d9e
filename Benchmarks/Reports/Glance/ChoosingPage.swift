import ChangeCosts
import Structure
import Tracing

/// The figures of the page about choosing an architecture: a table for each situation.
public struct ChoosingPage {
  /// The path of the page in the package.
  public static let path = "docs/CHOOSING.md"

  /// The situation of a team that chooses an architecture.
  enum Situation: String, CaseIterable {
    case oneScreen = "one screen"
    case manyScreens = "many screens, one team"
    case teams = "several teams"
    case flows = "heavy flows"
    case testing = "tests without a simulator"
    case teaching = "teaching"
  }

  private let modules: [(name: String, structure: PatternStructure)]
  private let changes: ChangesReport
  private let tests: [String: TestFacts]
  private let pairs: ChangePairs?

  /// Takes figures from sources and patches, and from the records of tests and of merges.
  public init(_ structure: StructureReport, _ changes: ChangesReport, _ mutants: MutantsRecord, _ pairs: ChangePairs?) {
    tests = mutants.facts
    self.pairs = pairs
    modules = structure.modules
    self.changes = changes
  }

  /// The recorded parts of the page.
  public var parts: [RecordedPart] {
    Situation.allCases.map { situation in
      RecordedPart(
        begin: "<!-- Figures, \(situation.rawValue); renew with: swift run workbench pages -->",
        end: "<!-- End of figures, \(situation.rawValue) -->",
        text: text(situation)
      )
    }
  }

  /// A figure of each architecture, and the difference that shows an order.
  private struct Figure {
    let label: String
    let values: [String: Double]
    /// The share of the smaller one by which two have to differ.
    let noise: Double
    var isShare = false

    func text(_ value: Double) -> String { isShare ? "\(Int((value * 100).rounded())) %" : ChangesReport.short(value) }
  }

  private func text(_ situation: Situation) -> String {
    let figures = figures(of: situation).filter { $0.values.count == modules.count }
    var table = TextTable([""] + modules.map(\.name))
    if situation == .flows {
      let roles = modules.map { $0.structure.decidingRoles.map(words).joined(separator: ", ") }
      table.add((["decides where to go"] + roles).map { TextTable.Cell($0) })
    }
    for figure in figures {
      let cells = modules.map { figure.text(figure.values[$0.structure.module] ?? 0) }
      table.add(([figure.label] + cells).map { TextTable.Cell($0) })
    }
    return (figures.map { "- \(order(of: $0))" } + [""] + table.markdown).joined(separator: "\n")
  }

  /// A role's name in words, such as "view model".
  private func words(_ role: String) -> String {
    role.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }.lowercased()
  }

  /// The order of a figure with its margin, or the sentence that none is shown.
  private func order(of figure: Figure) -> String {
    let groups = ChangeNoise.groups(figure.values, noise: figure.noise)
    guard groups.count > 1 else { return "\(figure.label): no difference shown, \(range(groups[0], figure))." }
    var parts = ["\(names(groups[0])) \(range(groups[0], figure))"]
    for (less, more) in zip(groups, groups.dropFirst()) {
      parts.append("\(names(more)) \(range(more, figure))\(margin(less, more, figure))")
    }
    let open = groups.contains { $0.count > 1 } ? "; no difference shown between those that stand together" : ""
    return "\(figure.label): \(parts.joined(separator: ", then "))\(open)."
  }

  private func names(_ group: [String]) -> String {
    ChangesReport.list(modules.filter { group.contains($0.structure.module) }.map(\.name))
  }

  private func range(_ group: [String], _ figure: Figure) -> String {
    let values = group.compactMap { figure.values[$0] }
    guard let least = values.min(), let most = values.max() else { return "" }
    return figure.text(least) == figure.text(most)
      ? figure.text(least) : "\(figure.text(least)) to \(figure.text(most))"
  }

  /// The least factor between two groups; empty if one is 0.
  private func margin(_ less: [String], _ more: [String], _ figure: Figure) -> String {
    guard let top = less.compactMap({ figure.values[$0] }).max(),
      let bottom = more.compactMap({ figure.values[$0] }).min(),
      top > 0
    else { return "" }
    return " (at least \((bottom / top * 10).rounded() / 10) times as much)"
  }

  private func figures(of situation: Situation) -> [Figure] {
    switch situation {
    case .oneScreen:
      [
        ofSources("lines of code") { $0.lines },
        ofSources("files", noise: changes.spread.ofSum(.files)) { $0.files.count },
      ]
    case .manyScreens:
      [code("posts"), code("picker"), ofTotals("all \(changes.requests.count) requests: lines", .lines) { $0.lines }]
        + [ofTotals("all \(changes.requests.count) requests: lines of tests", .testLines) { $0.testLines }]
    case .teams:
      [
        merged(), hottest,
        ofTotals("share of the files that a request edits", .lines, isShare: true) { $0.touchedShare },
      ]
      .compactMap(\.self)
    case .flows: [flows, code("restore"), ofSources("roles in a component", noise: 0) { $0.rolesOfComponent }]
    case .testing:
      [
        ofTests("mutants (small changes of the code) that only tests with UIKit notice", isShare: true) {
          $0.windowShare
        },
        ofTests("lines of role tests") { Double($0.testLines) }, ofTests("test doubles") { Double($0.doubles) },
      ]
    case .teaching:
      [
        ofSources("files", noise: changes.spread.ofSum(.files)) { $0.files.count },
        ofSources("pairs of types of which one uses the other") { $0.dependencies },
      ]
    }
  }

  /// The difference between two authors of the same changes, which stands for that of two authors of an app, too.
  private var authors: Double { changes.spread.ofSum(.lines) ?? 0 }

  private func ofSources(_ label: String, noise: Double? = nil, _ value: (PatternStructure) -> Int) -> Figure {
    let values = modules.map { ($0.structure.module, Double(value($0.structure))) }
    return Figure(label: label, values: Dictionary(uniqueKeysWithValues: values), noise: noise ?? authors)
  }

  private func ofTests(_ label: String, isShare: Bool = false, _ value: (TestFacts) -> Double) -> Figure {
    let noise = isShare ? authors : changes.spread.ofSum(.testLines) ?? 0
    return Figure(label: label, values: tests.mapValues(value), noise: noise, isShare: isShare)
  }

  private func ofTotals(
    _ label: String,
    _ measure: ChangeTotals.Measure,
    isShare: Bool = false,
    _ value: (ChangeTotalsEntry) -> Double?
  ) -> Figure {
    let values = changes.totals.compactMap { total in value(total).map { (total.architecture, $0) } }
    return Figure(
      label: label,
      values: Dictionary(uniqueKeysWithValues: values),
      noise: changes.spread.ofSum(measure) ?? 0,
      isShare: isShare
    )
  }

  /// The pairs of requests that do not come out right when they are merged; `nil` if none is recorded.
  private func merged() -> Figure? {
    guard let pairs, let noise = pairs.noise(among: modules.map(\.structure.module)) else { return nil }
    let values = modules.map { ($0.structure.module, Double(pairs.faults(in: $0.structure.module))) }
    let least = values.map(\.1).min() ?? 0
    return Figure(
      label: "merged pairs of two developers' changes, of \(pairs.pairs.count), that do not come out right",
      values: Dictionary(uniqueKeysWithValues: values),
      // One pair more or less shows nothing.
      noise: least > 0 ? Double(max(1, noise)) / least : 0
    )
  }

  private var hottest: Figure {
    let values = changes.totals.map { ($0.architecture, Double($0.hottestFileRequests)) }
    // One request more or less shows nothing: another author may have put a line into the file beside.
    let least = values.map(\.1).min() ?? 0
    return Figure(
      label: "requests of \(changes.requests.count) that edit the same file",
      values: Dictionary(uniqueKeysWithValues: values),
      noise: least > 0 ? 1 / least : 0
    )
  }

  /// The lines of one request, whose noise is that of a single request.
  private func code(_ name: String) -> Figure {
    let request = changes.requests.first { $0.name == name }
    let values = (request?.changes ?? []).map { ($0.architecture, Double($0.code.added + $0.code.removed)) }
    return Figure(
      label: "*\(name)*: lines",
      values: Dictionary(uniqueKeysWithValues: values),
      noise: changes.spread.ofOneRequest(.lines) ?? 0
    )
  }

  /// The lines of the requests that change a flow.
  private var flows: Figure {
    let figures = ["unsaved", "sign-in", "split", "restore"].map(code)
    let sums = Dictionary(figures.flatMap(\.values).map { ($0.key, $0.value) }) { $0 + $1 }
    return Figure(label: "*unsaved*, *sign-in*, *split* and *restore*: lines", values: sums, noise: authors)
  }
}
