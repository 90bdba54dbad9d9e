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

  private let known: ArchitectureFigures

  /// Makes the page of the figures of the six.
  public init(_ figures: ArchitectureFigures) {
    known = figures
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

  private func text(_ situation: Situation) -> String {
    let figures = known.figures(of: situation).filter(\.isWhole)
    var table = TextTable([""] + known.modules.map(\.name))
    if situation == .flows {
      let roles = known.modules.map { $0.structure.decidingRoles.map(words).joined(separator: ", ") }
      table.add((["decides where to go"] + roles).map { TextTable.Cell($0) })
    }
    for figure in figures { table.add(figure.row) }
    return (figures.map { "- \($0.order)" } + [""] + table.markdown).joined(separator: "\n")
  }

  /// A role's name in words, such as "view model".
  private func words(_ role: String) -> String {
    role.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }.lowercased()
  }

}

extension ArchitectureFigures {
  /// The figures that show an order in a situation, or that none is shown.
  fileprivate func figures(of situation: ChoosingPage.Situation) -> [OrderedFigure] {
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
}
