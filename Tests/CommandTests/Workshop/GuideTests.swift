import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import UsersInterface

@Suite("The teacher's guide and the slides")
struct GuideTests {
  private let guide: String
  private let slides: String

  init() throws {
    guide = try Self.text("docs/workshop/README.md")
    slides = try Self.text("docs/workshop/slides.md")
  }

  @Test("The slides have drawings of one tap and of who holds whom, which are files beside them")
  func drawings() throws {
    let images = slides.matches(of: #/!\[[^\]]+\]\(([^)]+)\)/#).map { String($0.output.1) }
    let drawn = ["MVC", "MVP", "VIPER"].flatMap { ["drawings/\($0)-tap.svg", "drawings/\($0)-holds.svg"] }
    #expect(Set(images).isSuperset(of: drawn))
    for image in images {
      let svg = try Self.text("docs/workshop/\(image)")
      #expect(svg.hasPrefix("<svg ") && !svg.contains("href"), "\(image)")
    }
    #expect(!slides.contains("mermaid"))
  }

  @Test("The report has the tabs that the guide opens, with each choice and its value")
  func report() throws {
    let folder = "Benchmarks/Page/CReportPage"
    let scripts = try FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: folder).path)
      .filter { $0.hasSuffix(".js") }.map { try Self.text("\(folder)/\($0)") }.joined()
    let links = guide.matches(of: #/report/index\.html#(\w+)\?([^`]+)`/#)
    #expect(links.count == 2)
    let values = Lineup.patterns.map(\.id) + ["open", "UserDetails", "0"]
    for link in links {
      #expect(scripts.contains("\n  \(link.output.1): { title: "), "\(link.output.0)")
      for choice in link.output.2.split(separator: "&").map({ $0.split(separator: "=").map(String.init) }) {
        #expect(scripts.contains("\", \"\(choice[0])\", ") || scripts.contains("(\"\(choice[0])\", "), "\(choice)")
        #expect(values.contains(choice[1]), "\(choice)")
      }
    }
  }

  @Test("A failure that the guide quotes is that of an exercise, and CI finds it in the output of the start")
  func failures() throws {
    let folder = "docs/workshop/exercises"
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: folder).path)
    let pages = names.compactMap { try? Self.text("\(folder)/\($0)/exercise.md") }.joined()
    let quotes = guide.matches(of: #/`(\d+ × [^`]+)`/#).map(\.output.1)
    #expect(!quotes.isEmpty)
    for quote in quotes { #expect(pages.contains("\n- fails: \(quote)\n"), "\(quote)") }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
  }
}
