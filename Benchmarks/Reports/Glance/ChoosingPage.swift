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

  /// Takes figures from sources and patches, and from the records of tests.
  public init(_ structure: StructureReport, _ changes: ChangesReport, _ mutants: MutantsRecord) {
    tests = mutants.facts
    modules = structure.modules
    self.changes = changes
  }

  /// The recorded parts of the page.
  public var parts: [RecordedPart] {
    Situation.allCases.map { situation in
      RecordedPart(
        begin: "<!-- Figures, \(situation.rawValue); renew with: swift run workbench pages -->",
        end: "<!-- End of figures, \(situation.rawValue) -->",
        text: table(situation).markdown.joined(separator: "\n")
      )
    }
  }

  private typealias Row = (label: String, figure: (PatternStructure) -> String?)

  private func table(_ situation: Situation) -> TextTable {
    var table = TextTable([""] + modules.map(\.name))
    for (label, figure) in rows(situation) {
      let figures = modules.map { figure($0.structure) }
      guard figures.contains(where: { $0 != nil }) else { continue }
      table.add([TextTable.Cell(label)] + figures.map { TextTable.Cell($0 ?? "") })
    }
    return table
  }

  private func rows(_ situation: Situation) -> [Row] {
    switch situation {
    case .oneScreen: [lines, files, ("types", { "\($0.typeCount)" }), roles]
    case .manyScreens: [roles] + cost("posts") + cost("favourites") + total
    case .teams: [others, ("protocols", { "\($0.protocolCount)" })] + cost("selection") + cost("posts")
    case .flows: [deciding] + cost("unsaved") + cost("sign-in") + cost("split")
    case .testing: [byImport, byUse] + ofTests
    case .teaching: [files, roles, ("lines in a file", { "\($0.lines / max(1, $0.files.count))" }), relations]
    }
  }

  private var lines: Row { ("lines of code", { "\($0.lines)" }) }
  private var files: Row { ("files", { "\($0.files.count)" }) }
  private var roles: Row { ("roles in a component", { "\($0.rolesOfComponent)" }) }
  private var deciding: Row { ("decides where to go", { $0.decidingRoles.map(words).joined(separator: ", ") }) }
  private var relations: Row { ("pairs of types of which one uses the other", { "\($0.dependencies)" }) }
  private var others: Row {
    ("files of other components that name a type of the details", { "\($0.files(naming: "UserDetails").count)" })
  }
  private var byImport: Row { ("lines in files that do not import UIKit", { percent($0.interfaceFreeShareByImport) }) }
  private var byUse: Row {
    ("lines in files in which no type of UIKit occurs", { percent($0.interfaceFreeShareByDependency) })
  }

  private var ofTests: [Row] {
    func row(_ label: String, _ text: @escaping (TestFacts) -> String?) -> Row {
      (label, { tests[$0.module].flatMap(text) })
    }
    return [
      row("mutants (small changes of the code) that role tests notice") { $0.strength.map(percent) },
      row("mutants that only tests with UIKit notice") { percent($0.windowShare) },
      row("lines of role tests") { "\($0.testLines)" }, row("test doubles") { "\($0.doubles)" },
    ]
  }

  /// Files and lines that a request costs; empty if there is no such request.
  private func cost(_ name: String) -> [Row] {
    guard let request = changes.requests.first(where: { $0.name == name }) else { return [] }
    func change(_ structure: PatternStructure) -> ChangeEntry? {
      request.changes.first { $0.architecture == structure.module }
    }
    return [
      ("*\(name)*: files changed + added", { change($0).map { "\($0.changedFiles) + \($0.addedFiles)" } }),
      ("*\(name)*: lines added and removed", { change($0).map { "\($0.addedLines + $0.removedLines)" } }),
    ]
  }

  private var total: [Row] {
    func total(_ structure: PatternStructure) -> ChangeTotalsEntry? {
      changes.totals.first { $0.architecture == structure.module }
    }
    let all = "all \(changes.requests.count) requests"
    return [
      ("\(all): files", { total($0).map { "\(Int($0.files))" } }),
      ("\(all): lines", { total($0).map { "\(Int($0.lines))" } }),
    ]
  }

  /// A role's name in words, such as "view model".
  private func words(_ role: String) -> String {
    role.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }.lowercased()
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
