import CommandFixtures
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("The list of exercises")
struct ExerciseListTests {
  @Test("The list has at least eleven, by level, each with its minutes and what it teaches")
  func list() async throws {
    let run = await CommandRun(["exercise", "list"])
    let short = await CommandRun(["exercise"])
    #expect(run.code == 0 && run.output == short.output)
    let rows = run.output.matches(of: #/(?m)^ *(\d+)  ([\w-]+) +(?:✓[ \d\/]*, )?\d+(?:–\d+)? min[,:] /#)
    #expect(rows.count >= 11 && rows.compactMap { Int($0.output.1) } == Array(1...rows.count), "\(run.output)")
    let names = ["cycle", "hoarding", "back", "closure", "unowned", "email", "presenter", "observables", "mutants"]
    #expect(Set(names).isSubset(of: rows.map { String($0.output.2) }))
    let levels = run.output.split(separator: "\n").filter { Exercise.Level(rawValue: String($0)) != nil }
    #expect(levels == ["beginner", "intermediate"] && run.output.contains("you learn to read a failure"))
    let first = try #require(run.output.split(separator: "\n").dropFirst().first)
    #expect(first.contains(" 5 min") && !first.contains("–"), "a list begins with an exercise of five minutes")
  }

  @Test("The rest of a long line stands under the exercise's name", arguments: [80, 100])
  func indented(width: Int) async throws {
    let lines = await CommandRun(["exercise", "list"], width: width).output.split(separator: "\n")
    let rest = lines.dropLast().filter { !$0.contains(#/^ *\d+  |^\w+$/#) }
    #expect(rest.count > 20 && rest.allSatisfy { $0.hasPrefix("     ") }, "\(lines.joined(separator: "\n"))")
  }

  @Test("A change request that has no scenarios yet is listed, and the others stay as they are")
  func incomplete() throws {
    let folder = try TemporaryFolder()
    for path in ["docs/workshop/exercises/1-cycle/exercise.md", "docs/workshop/exercises/change/page.md"] {
      try folder.write(String(contentsOf: Project.root.appending(path: path), encoding: .utf8), to: path)
    }
    let request = "Benchmarks/Workshop/Requests/theme"
    let page = "# 8. theme\n\n> Dark, please.\n\n## Specification\n\nThe screen is dark.\n"
    try folder.write(page, to: "\(request)/README.md")
    try folder.write("", to: "\(request)/Scenarios/ThemeScenarios.swift")
    try folder.write("", to: "\(request)/MVC/change.patch")
    let shelf = try ExerciseShelf(patterns: ["MVC"], in: WorkbenchFolder(root: URL(filePath: folder.path)))
    let table = shelf.table(ExerciseProgress([ExerciseProgress.variable: "/dev/null"]), .endless)
    #expect(table.contains("1  cycle") && table.contains("2  theme  not complete yet, MVC: "), "\(table)")
  }
}
