import ChangeCosts
import Contenders
import Foundation
import Records
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
    let folder = "Benchmarks/ReportPage/CReportPage"
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

  @Test("The guide's numbers of files for email are those of the recorded changes")
  func email() throws {
    let tree = ChangeTree(PackageFolder(root: Project.root))
    let counts = try Lineup.patterns.map { pattern in
      let change = try tree.change("email", in: pattern.id, roles: pattern.architecture.roles)
      return (name: pattern.name.replacing(" Engine", with: ""), files: change.changedFiles + change.addedFiles)
    }
    let sentence = try #require(Self.words(guide).firstMatch(of: #/for `email` (.*?)\./#)?.output.1)
    let words = ["one": 1, "two": 2, "three": 3, "four": 4]
    var said: [String: Int] = [:]
    var number: Int?
    for word in sentence.replacing(",", with: "").split(separator: " ") {
      if let files = words[String(word)] {
        number = files
      } else if word.first?.isLetter == false || word.first?.isUppercase == true {
        said[String(word)] = number
      }
    }
    #expect(said == Dictionary(uniqueKeysWithValues: counts.map { ($0.name, $0.files) }), "\(sentence)")
  }

  @Test("To draw the whole list takes about four times as many retains and releases, as guide and slides say")
  func wholeList() throws {
    let counts: ModuleFigures = try #require(
      RecordFolder(PackageFolder(root: Project.root)).value(of: .figures(.counts))
    )
    let rename = "binding/rename-row: retains and releases"
    let factors = try ["MVP_updateView", "VIPER_reload", "VIPVM_reload", "FourV_updated"].map { variant in
      let sibling = String(variant.prefix { $0 != "_" })
      return try #require(counts[rename, of: variant]) / #require(counts[rename, of: sibling])
    }
    #expect(factors.allSatisfy { (3.5..<4.5).contains($0) }, "\(factors)")
    let words = "about four times as many retains and releases, in [all four"
    #expect(Self.words(guide).contains("draw the whole list after a rename takes \(words)"))
    #expect(Self.words(slides).contains(words))
  }

  private static func words(_ text: String) -> String { text.replacing(#/\s+/#, with: " ") }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
  }
}
