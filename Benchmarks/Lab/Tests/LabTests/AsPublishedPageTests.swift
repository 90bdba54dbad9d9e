import Claims
import Contenders
import Foundation
import LabFixtures
import Suites
import TestSupport
import Testing
import WholeLineup

@Suite("The page about the documents' own wirings")
struct AsPublishedPageTests {
  private static let folder = Project.root.appending(path: "Benchmarks/Lab/AsPublished")

  @Test("has the tables that the flaws' own files make", arguments: [sources, symptoms])
  func isCurrent(_ table: String) throws {
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(page.contains(table), "it should be:\n\(table)")
  }

  @Test("has a wiring of each kind, and says of each what stands where in its document")
  func saysWhere() {
    let flaws = Lineup.flawed.compactMap(\.flaw)
    #expect(Set(flaws.map(\.origin)) == Set(Flaw.Origin.allCases))
    for flaw in flaws {
      #expect(["000", "002", "003", "004"].contains(flaw.document) && !flaw.section.isEmpty, "\(flaw.name)")
      #expect(flaw.source.hasSuffix(".") && flaw.source.count > 40, "\(flaw.name)")
    }
  }

  @Test("tells of every folder, and every folder is a contender")
  func isComplete() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.contains(".") }
    let flaws = folders.filter { !["README.md", "VIPER.references", "FourV.viewModel"].contains($0) }
    #expect(Set(flaws) == Set(Lineup.flawed.map(\.id)))
  }

  @Test(
    "names the wirings of VIPER's references as their patches do",
    arguments: Lineup.wirings.filter { !$0.strong.isEmpty }
  )
  func wirings(_ wiring: Wiring) throws {
    let numbers = wiring.strong.sorted().map(String.init)
    let own = wiring.contender.flaw == nil ? "VIPER.references/\(numbers.joined())" : "VIPER.strong"
    let series = try String(contentsOf: Self.folder.appending(path: "\(own)/series"), encoding: .utf8)
    #expect(series.split(separator: "\n").map { String($0.drop { !$0.isNumber }.prefix(1)) } == numbers)
  }

  private static let sources = table(["name", "it is", "where", "what stands there"]) { flaw in
    [flaw.name, flaw.origin.rawValue, "\(flaw.document), \(flaw.section)", flaw.source]
  }

  private static let symptoms = table(["name", "flaw", "breaks", "and so", "cause"]) { flaw in
    [
      flaw.name, flaw.summary, list(flaw.breaks) + (flaw.mayCrash ? ": it crashes" : ""),
      list(flaw.breaksInConsequence), flaw.cause.map { "`\($0)`" }.joined(separator: ", "),
    ]
  }

  private static func table(_ head: [String], _ cells: (Flaw) -> [String]) -> String {
    let rows = [head, head.map { _ in "---" }] + Lineup.flawed.compactMap(\.flaw).map(cells)
    return rows.map { row in
      row == head.map { _ in "---" } ? "|\(row.joined(separator: "|"))|\n" : "| \(row.joined(separator: " | ")) |\n"
    }.joined()
  }

  private static func list(_ rules: [Int]) -> String {
    rules.map(String.init).joined(separator: ", ")
  }
}
