import Flaws
import Foundation
import Lineup
import Suites
import TestSupport
import Testing

@Suite("The page about the documents' own wirings")
struct PageTests {
  private static let folder = Project.root.appending(path: "Benchmarks/AsPublished")

  @Test("has the table that the flaws' own files make")
  func isCurrent() throws {
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(page.contains(Self.table), "it should be:\n\(Self.table)")
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

  private static var table: String {
    let head = "| name | from | flaw | breaks | and so | cause |\n|---|---|---|---|---|---|\n"
    return head + Lineup.flawed.compactMap(\.flaw).map(row).joined(separator: "\n") + "\n"
  }

  private static func row(_ flaw: Flaw) -> String {
    let cells = [
      flaw.name, flaw.document, flaw.summary, list(flaw.breaks) + (flaw.endsProcess ? ": the process ends" : ""),
      list(flaw.breaksInConsequence), flaw.cause.map { "`\($0)`" }.joined(separator: ", "),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func list(_ rules: [Int]) -> String {
    rules.map(String.init).joined(separator: ", ")
  }
}
