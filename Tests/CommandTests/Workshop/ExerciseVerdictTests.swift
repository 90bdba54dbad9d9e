import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import UsersInterface

@testable import Command

@Suite("The verdict on a solution")
struct ExerciseVerdictTests {
  private static let failed = """
    ✘ Test "as the specification says" recorded an issue with 1 argument scenario → 15. After Close nothing at \
    ScenarioTests.swift:7:4: Caught error: alive after Close:
      1 × MyVIPER.Details
      1 × MyVIPER.Row<Swift.Int>
      3 of other modules: 3 × HeadlessUIKit.UIAction
    ┌────┐
    ✘ Test "The checks" recorded an issue with 1 argument index → 0 at MutantTests.swift:34:5: Expectation failed: !all
    ↳ nobody notices mutant 1
    ✘ Test run with 2 tests in 2 suites failed after 0.670 seconds with 2 issues.

    """

  private func verdict(_ text: String, finished: Int? = 2, _ change: (inout ExerciseVerdict) -> Void = { _ in }) throws
    -> String
  {
    let shelf = try ExerciseShelf(patterns: ["VIPER"], in: WorkbenchFolder(root: Project.root))
    let outcome = TestOutcome(text, in: "/a/copy", finished: finished, given: 1)
    var verdict = ExerciseVerdict(exercise: try shelf.exercise("cycle"), outcome: outcome)
    change(&verdict)
    return verdict.text(Layout(width: 80))
  }

  @Test("Failures have a title, a reason, and the objects that are alive")
  func issues() throws {
    let outcome = TestOutcome(Self.failed, in: "/a/copy", finished: 2, given: 1)
    #expect(!outcome.passed && outcome.count == 2 && outcome.issues.count == 2)
    #expect(outcome.issues[0].title == "15. After Close nothing" && outcome.issues[0].reason == "alive after Close")
    #expect(outcome.issues[0].alive.first == "1 × MyVIPER.Details" && outcome.issues[0].alive.count == 3)
    #expect(outcome.issues[1].title == "The checks" && outcome.issues[1].reason == "nobody notices mutant 1")
  }

  @Test("A warning of a test is a question, which is said once; it fails nothing")
  func questions() throws {
    let text = """
      ⚠︎ Test "tells" recorded a warning with 1 argument check → a at A.swift:37:70: Issue recorded
      ↳ What for?
      ⚠︎ Test "tells" recorded a warning with 1 argument check → b at A.swift:37:70: Issue recorded
      ↳ What for?
      ✔ Test run with 2 tests in 2 suites passed after 0.6 seconds with 2 warnings.

      """
    let outcome = TestOutcome(text, in: "/a/copy", finished: 2, given: 1)
    #expect(outcome.passed && outcome.issues.isEmpty && outcome.questions == ["What for?"])
  }

  @Test("The module's own types come first, a line each, and others share one")
  func ownTypes() throws {
    let text = try verdict(Self.failed) { $0.next = "swift run workbench exercise hint cycle" }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasSuffix("cycle: not solved yet.") && lines[1] == "2 failures, the first of them:")
    #expect(lines[4] == "    1 × MyVIPER.Details" && lines[5] == "    1 × MyVIPER.Row<Swift.Int>")
    #expect(
      lines[6] == "    3 of other modules: 3 × HeadlessUIKit.UIAction"
        && text.contains("Next:\n  swift run workbench exercise hint cycle\n")
    )
    #expect(lines.count < 12 && lines.allSatisfy { $0.count <= 80 })
  }

  @Test("Passing tests and no breach is solved; a breach is said as what was skipped")
  func solved() throws {
    let passed = "✔ Test run with 2 tests in 2 suites passed after 0.6 seconds.\n"
    let solved = try verdict(passed) { $0.size = "1 file, +1 −0 lines" }
    #expect(solved.contains("cycle: solved, with 1 file, +1 −0 lines."))
    let text = try verdict(passed) { $0.breaches = ["A.swift adds `unowned`"] }
    #expect(text.contains("not solved yet") && text.contains("Not as the task asks: A.swift adds `unowned`"))
  }

  @Test("Before the first edit no rule says what is to be done; a start that passes its tests is not solved")
  func untouched() throws {
    let passed = "✔ Test run with 2 tests in 2 suites passed after 0.6 seconds.\n"
    let change = { (verdict: inout ExerciseVerdict) in
      verdict.isUntouched = true
      verdict.breaches = ["no file of the role Presenter has changed"]
    }
    let text = try verdict(Self.failed, change)
    #expect(text.contains("not solved yet") && !text.contains("Presenter has changed"), "\(text)")
    let start = try verdict(passed, change)
    #expect(start.contains("not solved yet") && start.contains("Presenter has changed"), "\(start)")
  }

  @Test("A run of no tests, one that crashed, and one that does not compile are not solved, and the reason is said")
  func stopped() throws {
    let none = "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n"
    #expect(try verdict(none).contains("not solved yet.\nNo test has run."))
    let crash = "Some.swift:3: Fatal error: gone\nThe run ended while these tests ran:\n  \"is done\"\n"
    let crashed = try verdict(crash)
    #expect(crashed.contains("The tests ended before their end: Fatal error: gone\n  while it ran: \"is done\""))
    let line = "/a/copy/Sources/A.swift:3:5: error: cannot find 'x' in scope\n"
    let text = try verdict(line + line + "error: fatalError\n")
    #expect(text.contains("It does not compile:\n  Sources/A.swift:3:5: error: cannot find 'x'"))
    #expect(text.components(separatedBy: "cannot find").count == 2)
  }

  @Test("Tests of which the library has not written that they ended are not passed, whatever is printed")
  func faked() throws {
    let passed = "✔ Test run with 2 tests in 2 suites passed after 0.6 seconds.\n"
    for finished in [nil, 0] {
      let text = try verdict(passed, finished: finished)
      #expect(text.contains("not solved yet.\nThe tests ended before their end"), "\(text)")
    }
    let report = "<testsuites>\n  <testsuite name=\"TestResults\" errors=\"0\" tests=\"12\" failures=\"1\">"
    #expect(TestOutcome.finished(in: report) == 12 && TestOutcome.finished(in: "") == nil)
  }

  @Test(
    "A link in a package is refused: what is written through it lies somewhere else",
    arguments: ["Sources/MyMVC", "Sources"]
  )
  func links(_ path: String) async throws {
    let folder = try TemporaryFolder()
    let package = "\(folder.path)/mine"
    #expect(await CommandRun(["exercise", "start", "title", package]).code == 0)
    let place = "\(package)/\(path)"
    try FileManager.default.moveItem(atPath: place, toPath: "\(folder.path)/elsewhere")
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "\(folder.path)/elsewhere")
    for action in ["check", "reset"] {
      let run = await CommandRun(["exercise", action, package])
      #expect(run.refused(.badData, naming: "\(path): this is a link"), "\(run)")
    }
  }

  @Test("Roles that the recorded change edits, and a solution does not, are a question")
  func roles() throws {
    let shelf = try ExerciseShelf(patterns: ["VIPER"], in: WorkbenchFolder(root: Project.root))
    let files = try ExerciseFiles(of: shelf.exercise("email"), in: "VIPER", from: shelf, place: "")
    let roles = try #require(Lineup.patterns.first { $0.id == "VIPER" }?.architecture.roles)
    let question = RoleQuestion(architecture: "VIPER", roles: roles, given: files.start)
    #expect(question.text(files.solved, recorded: files.solved) == nil)
    let view = "Sources/MyVIPER/UserDetails/UserDetailsViewController.swift"
    let own = files.start.merging([view: try #require(files.solved[view])]) { $1 }
    let text = try #require(question.text(own, recorded: files.solved))
    #expect(text.hasPrefix("Roles not touched") && text.hasSuffix("Presenter, Interactor. Why?"), "\(text)")
  }

  @Test("A request has the rules of its page: those for all, and those for the architecture")
  func requestRules() throws {
    let shelf = try ExerciseShelf(patterns: Lineup.patterns.map(\.id), in: WorkbenchFolder(root: Project.root))
    let exercise = try shelf.exercise("email")
    for pattern in Lineup.patterns {
      let rules = exercise.rules(in: pattern.id).rules
      #expect(rules.contains { $0.kind == .swaps } && rules.contains { $0.architecture == pattern.id })
      #expect(rules.allSatisfy { $0.architecture == nil || $0.architecture == pattern.id })
    }
  }

  @Test("A folder without an exercise is refused in one line")
  func refuses() async throws {
    let folder = try TemporaryFolder()
    #expect(await CommandRun(["exercise", "check", folder.path]).refused(.noInput, naming: "there is no exercise"))
    #expect(await CommandRun(["exercise", "check", "\(folder.path)/no"]).refused(.noInput, naming: "/no: there is no"))
    try folder.write("nobody VIPER\n", to: ".exercise")
    #expect(await CommandRun(["exercise", "check", folder.path]).refused(.badData, naming: ".exercise: "))
    #expect(await CommandRun(["exercise", "check", "a", "b"]).refused(.usage, naming: "\"b\""))
  }

  @Test("A change is counted in files and lines of code")
  func size() {
    let old = ["a.swift": "one\ntwo\n", "b.swift": "// why\n", "c.swift": "gone\n"]
    let new = ["a.swift": "one\n\nthree\n", "b.swift": "// because\n", "d.swift": "new\nlines\n"]
    #expect(ChangeSize(from: old, to: new).text == "3 files, +3 −2 lines")
  }

  @Test("A module comes after those that it imports")
  func order() {
    let files = [
      "Sources/A/A.swift": "import B\nimport Users\n", "Sources/B/B.swift": "public import C\n",
      "Sources/C/C.swift": "", "Sources/D/D.swift": "import A\n", "Tests/T/T.swift": "import A\n",
    ]
    #expect(ExerciseLeaks.needed(for: "A", files) == ["C", "B", "A"])
  }
}
