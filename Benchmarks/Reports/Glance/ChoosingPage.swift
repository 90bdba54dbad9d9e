import ChangeCosts
import Records
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

    /// The line above its figures.
    var begin: String { "<!-- Figures, \(rawValue); renew with: swift run workbench pages -->" }
    /// The line below its figures.
    var end: String { "<!-- End of figures, \(rawValue) -->" }
  }

  private let known: ArchitectureFigures
  private let structures: [PatternStructure]

  /// Makes the page of the figures of the six, and of their structure, which says who decides where to go.
  public init(_ figures: ArchitectureFigures, _ structure: StructureReport) {
    known = figures
    structures = structure.modules.map(\.structure)
  }

  /// The recorded parts of the page.
  public var parts: [RecordedPart] {
    Situation.allCases.map { situation in
      RecordedPart(begin: situation.begin, end: situation.end, text: text(situation))
    }
  }

  private func text(_ situation: Situation) -> String {
    let figures = known.figures(of: situation).filter(\.isWhole)
    var table = TextTable([""] + known.modules.map(\.name))
    if situation == .flows {
      let shown = known.modules.compactMap { module in structures.first { $0.module == module.module } }
      let roles = shown.map { $0.decidingRoles.map(words).joined(separator: ", ") }
      table.add((["decides where to go"] + roles).map { TextTable.Cell($0) })
    }
    for figure in figures { table.add(figure.row) }
    let leftOut = known.leftOut.flatMap { ["", $0] }
    return (figures.map { "- \($0.order)" } + [""] + table.markdown + leftOut).joined(separator: "\n")
  }

  /// A role's name in words, such as "view model".
  private func words(_ role: String) -> String {
    role.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }.lowercased()
  }
}

extension ArchitectureFigures {
  /// The figures that show an order in a situation, or that none is shown; the deciding one first.
  func figures(of situation: ChoosingPage.Situation) -> [OrderedFigure] {
    switch situation {
    case .oneScreen:
      [lines, files].compactMap(\.self)
    case .manyScreens:
      [
        ofTotals("all \(changes.requests.count) requests: lines", .lines) { $0.lines }, code("posts"), code("picker"),
        ofTotals("all \(changes.requests.count) requests: lines of tests", .testLines) { $0.testLines },
      ]
    case .teams:
      [
        merged(), hottest,
        ofTotals("share of the files that a request edits", .lines, isShare: true) { $0.touchedShare },
      ]
      .compactMap(\.self)
    case .flows:
      [flows, code("restore"), recorded("roles in a component", in: .structure, as: .share)].compactMap(\.self)
    case .testing:
      [
        noticedOnlyWithUIKit,
        ofTests("lines of role tests") { Double($0.testLines) }, ofTests("test doubles") { Double($0.doubles) },
      ]
    case .teaching:
      [files, recorded("pairs of types of which one uses the other", in: .structure, as: .code)].compactMap(\.self)
    }
  }
}
