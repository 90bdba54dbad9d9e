import Foundation
import Records
import Reports
import TestSupport
import Testing

@Suite("A figure or an answer that stands on two pages is the same on both")
struct PageFigureTests {
  private let results: String

  init() throws {
    results = try Self.page("docs/RESULTS.md")
  }

  @Test("README shows the first table of the recorded run")
  func glance() throws {
    let table = #/(?s)\n +MVC +MVP .*?free of UIKit:/#
    let readme = try #require(try Self.page("README.md").firstMatch(of: table)?.output)
    #expect(results.contains(readme))
  }

  @Test("The roles of a component are those of the record, wherever they stand")
  func roles() throws {
    let modules = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]
    let records = RecordFolder(PackageFolder(root: Project.root))
    let facts = try #require(records.value(of: .sizes, as: [String: SourceFacts].self))
    let roles = try modules.map { "\(try #require(facts[$0]).rolesOfComponent)" }
    for path in ["README.md", "docs/RESULTS.md", "docs/CHOOSING.md"] {
      let rows = try Self.page(path).split(separator: "\n").filter { $0.contains(#/^(\| )?roles in a component/#) }
      #expect(!rows.isEmpty, "\(path)")
      for row in rows { #expect(row.matches(of: #/\d+/#).map { String($0.output) } == roles, "\(path): \(row)") }
    }
  }

  @Test(
    "A page that compares with the comparison quotes it",
    arguments: [
      ("MVP", "MVP", "rename-row"), ("variants", "MVP", "rename-row"), ("variants", "VIP-VM", "rename-row"),
      ("variants", "MVC", "keystroke"), ("variants", "MVC", "rename-details"), ("VIPER", "VIPER", "load"),
      ("VIPER", "VIPER", "refresh"), ("VIPVM", "VIP-VM", "load"), ("VIPVM", "VIP-VM", "refresh"),
    ]
  )
  func quoted(_ page: String, _ architecture: String, _ benchmark: String) throws {
    let table = try #require(results.firstRange(of: "BINDING, RETAINS AND RELEASES\n"))
    let lines = results[table.upperBound...].split(separator: "\n").prefix(8).map { $0.split(separator: " ") }
    let column = try #require(lines[0].firstIndex { $0 == benchmark })
    // Columns from the right: a name may have two words.
    let row = try #require(lines.first { $0[0] == architecture })
    let figure = row[row.count - lines[0].count + column]
    #expect(try Self.page("docs/patterns/\(page).md").contains(Regex("\\b\(figure)\\b")), "\(figure)")
  }

  @Test("Handout and choosing name the same role in each architecture that decides where to go")
  func deciding() throws {
    let handout = try Self.page("docs/workshop/handout.md")
    let answers = [
      ("MVC", "view controller"), ("MVP", "controller, asked by its presenter"), ("MVVM-C", "coordinator"),
      ("VIPER", "presenter"), ("VIP-VM", "view model"), ("4V Engine", "router"),
    ]
    for (name, answer) in answers { #expect(handout.contains("\n| \(name) | \(answer) |"), "\(name)") }
    let choosing = try Self.page("docs/CHOOSING.md").replacing("\n", with: " ")
    #expect(
      choosing.contains(
        "Who decides where to go: the controller in MVC and MVP, the coordinator in MVVM-C, the presenter in VIPER, "
          + "the view model in VIP-VM, the router in 4V Engine."
      )
    )
  }

  @Test("The guide's statements about times hold in the recorded run")
  func times() throws {
    let times = results.matches(of: #/(?m)^ *(MVC|MVP|MVVM-C|VIPER|VIP-VM|4V Engine) +\d.*/#)
    var ratios: [Double] = []
    var ofMVC: [Double] = []
    for match in times where match.output.0.contains("#") {
      let row = match.output.0.matches(of: #/([\d.]+) (µs|ns) /#).map { cell in
        (Double(cell.output.1) ?? 0) / (cell.output.2 == "ns" ? 1_000 : 1)
      }
      if match.output.1 == "MVC" { ofMVC = row } else { ratios += zip(row, ofMVC).map(/) }
      #expect(row.allSatisfy { $0 < 30 }, "\(row)")
    }
    #expect(ratios.count == 50 && ratios.count { $0 < 1.3 } >= 40, "\(ratios)")
    #expect(ratios.count { $0 > 2 } == 1 && (3.2...3.8).contains(ratios.max() ?? 0), "\(ratios)")
    for path in ["docs/workshop/README.md", "docs/workshop/slides.md"] {
      #expect(try Self.page(path).contains("less than 30 per cent"), "\(path)")
    }
  }

  private static func page(_ path: String) throws -> String {
    try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
  }
}
