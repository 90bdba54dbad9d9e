import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport
import Testing

@testable import Command

@Suite("Exercises of one's own, and how long they take")
struct ExerciseAuthorTests {
  private let folder: TemporaryFolder
  private let shelf: ExerciseShelf

  init() throws {
    folder = try TemporaryFolder()
    shelf = try ExerciseShelf(patterns: Lineup.patterns.map(\.id), in: WorkbenchFolder(root: Project.root))
  }

  @Test(
    "The minutes, which come from the size of the change, are those that a person was seen to take",
    arguments: [
      ("title", "MVC", 5...5), ("closure", "MVVMC", 5...10), ("cycle", "VIPER", 10...15), ("presenter", "MVC", 25...30),
      ("email", "MVC", 5...10), ("email", "MVP", 10...19), ("email", "VIPER", 15...20), ("mutants", nil, 20...25),
      ("observables", "MVVMC", 12...26), ("back", "MVVMC", 14...30),
    ]
  )
  func minutes(_ name: String, _ architecture: String?, _ seen: ClosedRange<Int>) throws {
    let files = try ExerciseFiles(of: shelf.exercise(name), in: architecture, from: shelf, place: "")
    #expect(seen.contains(files.minutes), "\(name): \(files.minutes)")
    #expect(files.start["README.md"]?.contains("Time: \(files.minutes) minutes.") == true)
  }

  @Test("A change takes longer with each file and each line that is written")
  func formula() {
    let old = ["a.swift": "1\n", "b.swift": "1\n"]
    let line = ChangeSize(from: old, to: ["a.swift": "2\n", "b.swift": "1\n"])
    #expect(line.minutes(find: 0) == 5 && line.minutes(find: 8) == 15)
    let lines = (1...40).map { "\($0)\n" }.joined()
    #expect(ChangeSize(from: old, to: ["a.swift": "1\n\(lines)", "b.swift": "\(lines)"]).minutes(find: 0) == 50)
  }

  @Test("A new exercise is whole: it can be started, hints at its solution and shows it, from wherever it is")
  func new() async throws {
    let path = "\(folder.path)/badge"
    let made = await CommandRun(["exercise", "new", "badge", path])
    #expect(made.code == 0 && made.output.contains("workbench exercise check --author "))
    let start = await CommandRun(["exercise", "start", path, "\(folder.path)/mine"])
    #expect(start.code == 0 && start.errors.isEmpty, "\(start)")
    let package = try ExercisePackage(at: "\(folder.path)/mine", of: shelf)
    #expect(package.exercise.name == "badge" && package.exercise.home?.lastPathComponent == "badge")
    #expect(package.architecture == "MVC")
    #expect(try package.given(from: shelf).start.filter { $0.key.hasSuffix(".swift") } == package.files())
    let readme = try String(contentsOfFile: "\(folder.path)/mine/README.md", encoding: .utf8)
    #expect(readme.hasPrefix("# Exercise 1: ") && readme.contains("exercise hint \(package.exercise.word)"))
    let hint = await CommandRun(["exercise", "hint", path, "2"])
    #expect(hint.output.hasPrefix("Hint 2 of 2 for badge"))
    let solution = await CommandRun(["exercise", "solution", path])
    #expect(solution.output.contains("Recorded: 1 file") && solution.output.contains("Also right: navigation-item"))
  }

  @Test("A solution may be a patch of the start")
  func patch() throws {
    try folder.write(
      "# 1. own: Own\n\n- level: beginner\n- in: MVP\n- learn: x\n- fails: x\n\nA.\n\n",
      to: "own/exercise.md"
    )
    let failure = #expect(throws: CommandFailure.self) { try shelf.exercise("\(folder.path)/own") }
    #expect(failure?.message.hasSuffix("own/exercise.md:1: one section \"## Task\" is expected") == true)
    let page =
      "# 1. own: Own\n\n- level: beginner\n- in: MVP\n- learn: x\n- fails: x\n\nA.\n\n## Task\n\nB.\n\n## Solution\n\nC.\n"
    try folder.write(page, to: "own/exercise.md")
    let file = "Sources/MVP/Own.swift"
    try folder.write("--- /dev/null\n+++ b/\(file)\n@@ -0,0 +1,1 @@\n+let a = 1\n", to: "own/start.patch")
    try folder.write(
      "--- a/\(file)\n+++ b/\(file)\n@@ -1,1 +1,1 @@\n-let a = 1\n+let a = 2\n",
      to: "own/solution.patch"
    )
    let files = try ExerciseFiles(of: shelf.exercise("\(folder.path)/own"), in: "MVP", from: shelf, place: "")
    #expect(files.start["Sources/MyMVP/Own.swift"] == "let a = 1\n")
    #expect(files.solved["Sources/MyMVP/Own.swift"] == "let a = 2\n")
    try folder.write(page.replacing("in: MVP", with: "in: MVX"), to: "own/exercise.md")
    let other = #expect(throws: CommandFailure.self) { try shelf.exercise("\(folder.path)/own") }
    #expect(other?.message.contains("there is no MVX; one of MVC") == true)
  }

  @Test(
    "A meaningless command is refused in one line, and makes nothing",
    arguments: [
      (["new"], "a name is expected"), (["new", "Badge", "x"], "a small letter"), (["new", "a", "b", "c"], "\"c\""),
      (["start", "--author", "cycle"], "--author belongs"), (["check", "--author", "cycel"], "did you mean cycle?"),
      (["check", "--author", "cycle", "MVC"], "there is one for VIPER"),
    ]
  )
  func refuses(_ words: [String], naming place: String) async {
    #expect(await CommandRun(["exercise"] + words).refused(.usage, naming: place))
    #expect(!FileManager.default.fileExists(atPath: "x"))
  }

  @Test("A folder without a page is refused with the page's place")
  func noPage() async {
    let run = await CommandRun(["exercise", "start", "\(folder.path)/none"])
    #expect(run.refused(.noInput, naming: "/none/exercise.md: "))
  }
}
