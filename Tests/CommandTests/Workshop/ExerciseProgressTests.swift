import CommandFixtures
import Contenders
import Foundation
import Processes
import Suites
import TestSupport
import Testing

@testable import Command

@Suite("Progress in exercises")
struct ExerciseProgressTests {
  private let folder: TemporaryFolder
  private let shelf: ExerciseShelf

  init() throws {
    folder = try TemporaryFolder()
    shelf = try ExerciseShelf(patterns: Lineup.patterns.map(\.id), in: WorkbenchFolder(root: Project.root))
  }

  @Test("A solved exercise is marked in the list, with the number of architectures; next names the first that is open")
  func marks() throws {
    let environment = [ExerciseProgress.variable: "\(folder.path)/some/progress"]
    var progress = ExerciseProgress(environment)
    let first = try #require(shelf.exercises.first)
    #expect(try shelf.next(progress).hasPrefix("Exercise 1, \(first.name): "))
    try progress.note(first, in: first.architectures.first)
    try progress.note(shelf.exercise("email"), in: "MVP")
    try progress.note(shelf.exercise("email"), in: "VIPER")
    try progress.note(shelf.exercise("email"), in: "VIPER")
    let again = ExerciseProgress(environment)
    let table = shelf.table(again, .endless)
    #expect(table.contains(#/(?m)^ *\d+ +email +✓ 2/6, /#) && table.contains("\(first.name)"))
    #expect(try again.mark(first) == "✓" && again.mark(shelf.exercise("mutants")).isEmpty)
    #expect(try shelf.next(again).hasPrefix("Exercise 2, \(shelf.exercises[1].name): "))
    let text = try String(contentsOf: again.file, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 3)
    for exercise in shelf.exercises { try progress.note(exercise, in: exercise.architectures.first) }
    #expect(try shelf.next(progress) == "All \(shelf.exercises.count) exercises are solved.\n")
  }

  @Test("The next hint is the first that was not shown, and after the last one it is the solution")
  func hints() async throws {
    let file = URL(filePath: "\(folder.path)/hints")
    let exercise = try shelf.exercise("cycle")
    let environment = [ExerciseProgress.variable: file.path]
    let shown = ExerciseProgress(environment).shownHints(of: exercise)
    #expect(exercise.help(after: shown, in: nil) == ["exercise hint", "cycle"])
    _ = await CommandRun(["exercise", "hint", "cycle"], progress: file)
    _ = await CommandRun(["exercise", "hint", "cycle", "3"], progress: file)
    #expect(ExerciseProgress(environment).shownHints(of: exercise) == 1)
    #expect(exercise.help(after: 1, in: nil) == ["exercise hint", "cycle", "2"])
    _ = await CommandRun(["exercise", "hint", "cycle", "2"], progress: file)
    #expect(ExerciseProgress(environment).shownHints(of: exercise) == 3)
    #expect(exercise.help(after: 3, in: "VIPER") == ["exercise solution", "cycle"])
    #expect(try ExerciseProgress(environment).shownHints(of: shelf.exercise("back")) == 0)
    let unkept = await CommandRun(["exercise", "hint", "cycle"], progress: URL(filePath: "\(file.path)/no/folder"))
    #expect(unkept.code == 0 && unkept.output.hasPrefix("Hint 1 of 3") && unkept.errors.count == 1)
  }

  @Test("A file that ends without a line break ends so again when the edits are made again")
  func lineBreak() throws {
    let old = ["a.swift": "1\n2\n", "b.swift": "1"]
    let new = ["a.swift": "1\n2", "b.swift": "1"]
    let text = try GitPatch.text(from: old, to: new)
    #expect(text.hasSuffix("@@ -1,2 +1,2 @@\n 1\n-2\n+2\n\\ No newline at end of file\n"))
    #expect(try GitPatch.text(from: ["a": "1\r\n"], to: ["a": "1\r\n"]).isEmpty)
    try folder.write("1\n2\n", to: "a.swift")
    try folder.write(text, to: "own.patch")
    let here = URL(filePath: folder.path)
    let git = try FinishedProgram(URL(filePath: "/usr/bin/env"), ["git", "apply", "own.patch"], folder: here)
    #expect(git.code == 0, "\(git.errors)")
    #expect(try String(contentsOfFile: "\(folder.path)/a.swift", encoding: .utf8) == "1\n2")
  }

  @Test("A reset puts the start back and loses nothing: the patch beside it makes the edits again")
  func reset() async throws {
    let path = "\(folder.path)/mine"
    #expect(await CommandRun(["exercise", "start", "mutants", path]).code == 0)
    let package = try ExercisePackage(at: path, of: shelf)
    let given = try package.files()
    let unchanged = await CommandRun(["exercise", "reset", path])
    #expect(unchanged.code == 0 && unchanged.output.contains("nothing is changed"))
    try folder.write("let checks: [Check] = []\r\n", to: "mine/Tests/ExerciseTests/DraftChecks.swift")
    try folder.write("let own = 1\n", to: "mine/Sources/Drafts/Own.swift")
    try FileManager.default.removeItem(atPath: "\(path)/Sources/Drafts/Mutants.swift")
    let edited = try package.files()
    for number in 1...2 {
      let run = await CommandRun(["exercise", "reset", path])
      #expect(run.code == 0 && run.output.contains("mine-\(number).patch"))
      #expect(try package.files() == given)
      let text = try String(contentsOfFile: "\(folder.path)/mine-\(number).patch", encoding: .utf8)
      #expect(try Self.applied(text, to: given) == edited)
      for (file, text) in edited { try folder.write(text, to: "mine/\(file)") }
      try FileManager.default.removeItem(atPath: "\(path)/Sources/Drafts/Mutants.swift")
    }
  }

  private static func applied(_ patch: String, to files: [String: String]) throws -> [String: String] {
    try GitPatch.applied(patch, named: "own", to: files)
  }

  @Test("A save, a new file and a removed file are noticed; the same files are not")
  func saves() throws {
    try folder.write("1", to: "Sources/A/a.swift")
    let root = URL(filePath: folder.path)
    let before = SavedFiles(of: root)
    #expect(SavedFiles(of: root) == before)
    try folder.write("12", to: "Sources/A/a.swift")
    let saved = SavedFiles(of: root)
    #expect(saved != before)
    try folder.write("", to: "Tests/b.swift")
    #expect(SavedFiles(of: root) != saved)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Tests/b.swift")
    try folder.write("", to: "Package.swift")
    #expect(SavedFiles(of: root) != saved)
  }

  @Test("A solution is shown with others that are right, each with its size and its reason")
  func solutions() async throws {
    let text = await CommandRun(["exercise", "solution", "closure"]).output
    #expect(text.contains("Recorded: 1 file, +1 −1 lines\n"))
    #expect(text.contains("Also right, 1 file, +1 −1 lines: navigation-item; the navigation item does not refer"))
    #expect(text.contains("\nAlso right: unowned-self\n\n    diff --git a/Sources/MyMVVMC"))
    #expect(!text.contains("bag-at-disappearing"))
  }

  @Test(
    "A way is refused with the line that is not understood",
    arguments: [
      ("fials: no\nfrom: start\n", "w:1: a line such as"), ("fails: a\n", "w:1: \"from: start\""),
      ("from: start\n", "w:1: either"), ("asks: a\npasses: b\nfrom: start\n", "w:1: either"),
      ("fails: a\npasses: b\nfrom: start\n", "w:1: either"),
    ]
  )
  func ways(_ text: String, _ start: String) {
    let failure = #expect(throws: CommandFailure.self) { try ExerciseAttempt(text, in: "w.patch", at: "w") }
    #expect(failure?.code == .badData && failure?.message.hasPrefix(start) == true, "\(failure?.message ?? "")")
  }
}
