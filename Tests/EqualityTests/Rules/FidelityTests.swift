import Foundation
import TestSupport
import Testing

@testable import SourceRules

@Suite("The tables of the documents' demands")
struct FidelityTests {
  private static let head = "| what the document asks for | section | where | followed |\n|---|---|---|---|\n"

  @Test("Every row names files and symbols that are there")
  func places() throws {
    let page = Project.root.appending(path: "docs/FIDELITY.md")
    let rows = FidelityRow.all(in: try String(contentsOf: page, encoding: .utf8), of: "FIDELITY.md")
    #expect(rows.count > 150)
    for row in rows { #expect(row.mistakes == [], "\(row.page), line \(row.line)") }
  }

  @Test(
    "A row that names what is not there is noticed",
    arguments: [
      ("[`MVCApp`](../Sources/MVC/App.swift)", "there is no file Sources/MVC/App.swift"),
      ("[`MVPApp`](../Sources/MVC/MVCApp.swift)", "Sources/MVC/MVCApp.swift does not declare MVPApp"),
      ("[`MVCApp.stop()`](../Sources/MVC/MVCApp.swift)", "Sources/MVC/MVCApp.swift does not declare MVCApp.stop()"),
      ("`MVCApp`", "\"`MVCApp`\" is not a link to a symbol's file"),
      ("[`MVCApp`](../Sources/MVC/MVCApp.swift), ", nil),
      ("", "has 4 cells, or an empty one"),
    ]
  )
  func bites(_ place: String, _ mistake: String?) throws {
    let rows = FidelityRow.all(in: "Words.\n\n\(Self.head)| a | b | \(place) | yes |\n\n| no | row |", of: "A.md")
    #expect(rows.map(\.line) == [5])
    #expect(rows.flatMap(\.mistakes).count == 1)
    if let mistake { #expect(rows.first?.mistakes == [mistake]) }
  }

  @Test("A row may name several places")
  func several() {
    let places = ["MVCApp.start()", "MVCApp.init(window:repository:)"].map { "[`\($0)`](../Sources/MVC/MVCApp.swift)" }
    let row = "\(Self.head)| a | b | \(places.joined(separator: "<br>")) | yes |"
    #expect(FidelityRow.all(in: row, of: "A.md").map(\.mistakes) == [[]])
  }

  private static let sample = """
    let top = 1
    final class A: B {
      weak var view: (any C)?
      init(_ view: any C, at place: [String: (Int, Int)] = [:]) { self.init() }
      func show(_ f: @escaping (Int) -> Void, in b: Pair<Int, Int>) { let local = 1 }
      static func make() {}
      enum D { case one, two }
    }
    extension A: E { func told() { other() } }
    """

  @Test(
    "A file's declarations are found",
    arguments: [
      "top", "A", "A.view", "A.init(_:at:)", "A.init", "A.show", "A.show(_:in:)", "A.make()", "A.D", "A.D.one",
      "A.told()",
    ]
  )
  func finds(_ symbol: String) {
    #expect(FileDeclarations(ProjectFile("A.swift", Self.sample)).contain(symbol))
  }

  @Test(
    "A symbol that a file only mentions is not taken for declared",
    arguments: [
      "B", "C", "E", "view", "A.local", "A.other()", "A.init()", "A.show(_:)", "A.show(_:at:)", "A.make(_:)",
      "A.D.show", "A.f", "D", "Missing",
    ]
  )
  func misses(_ symbol: String) {
    #expect(!FileDeclarations(ProjectFile("A.swift", Self.sample)).contain(symbol))
  }
}
