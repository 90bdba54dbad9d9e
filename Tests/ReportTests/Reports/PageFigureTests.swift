import Foundation
import Records
import Reports
import TestSupport
import Testing
import Tracing

@Suite("A figure or an answer that stands on two pages is the same on both")
struct PageFigureTests {
  private let results: String

  init() throws {
    results = try Self.page("docs/RESULTS.md")
  }

  @Test(
    "README shows the first table of the recorded run, and two pages show whole runs",
    arguments: RecordName.printed
  )
  func run(_ name: RecordName) throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let run = try #require(records.value(of: name, as: PrintedRun.self))
    for (path, part) in run.parts(of: name) {
      #expect(try part.renewed(Self.page(path)) == Self.page(path), "\(path)")
    }
  }

  @Test("The roles of a component are those of the record, wherever they stand")
  func roles() throws {
    let roles = try Self.roles()
    for path in ["README.md", "docs/RESULTS.md", "docs/CHOOSING.md"] {
      let rows = try Self.page(path).split(separator: "\n").filter { $0.contains(#/^(\| )?roles in a component/#) }
      #expect(!rows.isEmpty, "\(path)")
      for row in rows { #expect(row.matches(of: #/\d+/#).map { String($0.output) } == roles, "\(path): \(row)") }
    }
  }

  @Test("The handout's roles of a component are those, too")
  func rolesInHandout() throws {
    let handout = try Self.column("roles", try Self.page("docs/workshop/handout.md"))
    #expect(try Self.names.map { handout[$0] } == Self.roles())
  }

  @Test("The claims' roles of a component are those, too")
  func rolesInClaims() throws {
    let roles = try Self.roles()
    for claim in ["5", "28", "39", "40"] {
      let column = try Self.column("roles", Self.figures(of: claim))
      for (module, count) in zip(Self.modules, roles) { #expect([nil, count].contains(column[module]), "\(claim)") }
      #expect(!column.isEmpty, "\(claim)")
    }
  }

  @Test("The retains and releases of the six are the same in both records", arguments: ["NAVIGATION", "BINDING"])
  func counts(_ suite: String) throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let figures: ModuleFigures = try #require(records.value(of: .figures(.counts)))
    let table = try #require(results.firstRange(of: "\n\(suite), RETAINS AND RELEASES\n"))
    let lines = results[table.upperBound...].split(separator: "\n").prefix(7).map { $0.split(separator: " ") }
    for (module, row) in zip(Self.modules, lines.dropFirst()) {
      // Columns from the right: a name may have two words.
      for (step, cell) in zip(lines[0], row.suffix(lines[0].count)) {
        let counted = figures["\(suite.lowercased())/\(step): retains and releases", of: module]
        #expect(counted == Double(cell), "\(module), \(step)")
      }
    }
    #expect(lines[0].count == 5)
  }

  @Test("The files and lines on an architecture's page are those of the record")
  func sizes() throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let facts = try #require(records.value(of: .sizes, as: [String: SourceFacts].self))
    for module in Self.modules {
      let fact = try #require(facts[module])
      let line = "- **Code**: \(fact.files) files, \(fact.lines) lines with code on them; "
      #expect(try Self.page("docs/patterns/\(module).md").contains(line), "renew it with: swift run workbench pages")
    }
  }

  @Test("Choosing, handout, README and guide name the same role in each architecture that decides where to go")
  func deciding() throws {
    let choosing = try Self.page("docs/CHOOSING.md").split(separator: "\n")
    let row = try #require(choosing.first { $0.hasPrefix("| decides where to go | ") })
    let answers = row.split(separator: "|").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
    try #require(answers.count == Self.names.count)
    let handout = try Self.column("who decides where to go", try Self.page("docs/workshop/handout.md"))
    let readme = try Self.page("README.md").split(separator: "\n")
    for (name, answer) in zip(Self.names, answers) {
      let word = try #require(answer.split(separator: " ").last).lowercased()
      #expect(handout[name]?.split(separator: ",").first?.hasSuffix(word) == true, "\(name)")
      let sentence = try #require(readme.first { $0.hasPrefix("| [\(name)](docs/patterns/") })
      let deciding = try #require(sentence.firstRange(of: "where to go"), "\(name)")
      #expect(Self.lastRole(in: sentence[..<deciding.lowerBound]) == word, "\(name): \(sentence)")
    }
    let guide = try Self.page("docs/workshop/README.md").replacing(#/\s+/#, with: " ")
    #expect(guide.contains("VIPER: the presenter decides") && guide.contains("MVC: the view controller does all three"))
  }

  @Test("The claims on duties name that role, too")
  func decidingInClaims() throws {
    let nine = try Self.column("decides", Self.figures(of: "9"))
    #expect(nine["MVVMC Coordinator"] == "1" && nine["FourV Router"] == "1" && nine["FourV ViewModel"] == "0")
    #expect(try Self.column("decides", Self.figures(of: "29a"))["VIPER Router"] == "0")
    let duties = try Self.column("duties", Self.figures(of: "21a"))
    #expect(duties["VIPER Router"] == "2" && duties["VIPER Presenter"] == "1")
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
    #expect(ratios.count == 50 && (1.25...1.34).contains(ratios.max() ?? 0), "\(ratios)")
    for path in ["docs/workshop/README.md", "docs/workshop/slides.md"] {
      let page = try Self.page(path).replacing(#/\s+/#, with: " ")
      for words in ["at most a third longer than MVC", "less than 30 µs"] { #expect(page.contains(words), "\(path)") }
    }
  }

  private static let modules = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]
  private static let names = ["MVC", "MVP", "MVVM-C", "VIPER", "VIP-VM", "4V Engine"]

  /// The roles of a component in the record, in the order of the architectures.
  private static func roles() throws -> [String] {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let facts = try #require(records.value(of: .sizes, as: [String: SourceFacts].self))
    return try modules.map { "\(try #require(facts[$0]).rolesOfComponent)" }
  }

  /// The last word in a text that names a role.
  private static func lastRole(in text: Substring) -> String? {
    text.lowercased().matches(of: #/(controller|presenter|coordinator|router|model)s?\b/#).last.map { String($0.1) }
  }

  /// The cells of a table's column that begins with a word, by the first cell of their row.
  private static func column(_ head: String, _ text: String) throws -> [String: String] {
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { row in
      row.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let first = try #require(rows.firstIndex { $0.contains { $0.hasPrefix(head) } }, "\(head)")
    let column = try #require(rows[first].firstIndex { $0.hasPrefix(head) })
    let cells = rows[first...].dropFirst(2).prefix { $0.count == rows[first].count }
    return Dictionary(cells.map { ($0[0], $0[column]) }) { first, _ in first }
  }

  /// The part of the claims' page with the figures of one.
  private static func figures(of claim: String) throws -> String {
    let page = try page("docs/CLAIMS.md")
    let parts = page.components(separatedBy: "\n### \(claim)\n")
    try #require(parts.count == 2, "\(claim)")
    return parts[1].components(separatedBy: "\n### ")[0]
  }

  private static func page(_ path: String) throws -> String {
    try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
  }
}
