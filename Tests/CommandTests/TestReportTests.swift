import Conformance
import TestOutput
import Testing

@Suite("The output of a test run")
struct TestReportTests {
  @Test("is failures, whole and in the order of the specification, then how the run ended")
  func order() throws {
    let scenarios = [ConformanceSuite.scenarios[3], ConformanceSuite.scenarios[2]].map(\.description)
    let shown = shown([
      "◇ Test run started.", "↳ Testing Library Version: 6.3.1", "◇ Suite \"Roles\" started.",
      "◇ Test \"names\" started.",
      "✘ Test \"names\" recorded an issue at RoleTests.swift:9:5: Expectation failed: name == \"Ada\"",
      "↳ name → \"Ida\"",
      "✘ Test \"passes\" recorded an issue with 1 argument scenario → 15. Nothing is alive at A.swift:1:1: Caught error: no",
      "✘ Test \"passes\" recorded an issue with 1 argument scenario → \(scenarios[0]) at A.swift:1:1: Caught error: late",
      "✘ Test \"passes\" recorded an issue with 1 argument scenario → \(scenarios[1]) at A.swift:1:1: Caught error: two",
      "lines",
      "✘ Test \"names\" failed after 0.001 seconds with 1 issue.",
      "✘ Suite \"Roles\" failed after 0.1 seconds with 1 issue.",
      "✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 4 issues.", "", "a table",
    ])
    #expect(
      shown == [
        "✘ Test \"passes\" recorded an issue with 1 argument scenario → \(scenarios[1]) at A.swift:1:1: Caught error: two",
        "lines",
        "✘ Test \"passes\" recorded an issue with 1 argument scenario → \(scenarios[0]) at A.swift:1:1: Caught error: late",
        "✘ Test \"passes\" recorded an issue with 1 argument scenario → 15. Nothing is alive at A.swift:1:1: Caught error: no",
        "✘ Test \"names\" recorded an issue at RoleTests.swift:9:5: Expectation failed: name == \"Ada\"",
        "↳ name → \"Ida\"",
        "✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 4 issues.", "", "a table",
      ]
    )
  }

  @Test("has objects that are alive below their failure, the app's own first and a line each; others share one")
  func alive() {
    let line = "✘ Test \"a\" recorded an issue with 1 argument scenario → 15. Some at A.swift:1:1: Caught error: alive:"
    let objects = [
      "3 × HeadlessUIKit.UIAction", "1 × MyMVVMC.Observable<Swift.Bool>.(unknown context at $5e).Observer",
      "1 × MyMVVMC.UserDetailsViewController", "2 × Users.AnyCancellable",
    ]
    let end = "✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue."
    let own = ["  1 × MyMVVMC.UserDetailsViewController", "  1 × MyMVVMC.Observable<Swift.Bool>.Observer"]
    let screen = "┌──┐"
    #expect(
      shown(["\(line) \(objects.joined(separator: ", "))", screen, end])
        == [line] + own + ["  5 of other modules: 3 × HeadlessUIKit.UIAction, 2 × Users.AnyCancellable", screen, end]
    )
    let one = "\(line) 1 × MyMVVMC.UserDetailsCoordinator"
    #expect(shown([one, end]) == [line, "  1 × MyMVVMC.UserDetailsCoordinator", end])
  }

  @Test("names the tests that ran when the process ended, after what had failed")
  func crash() {
    let shown = shown([
      "◇ Test \"one\" started.", "◇ Test two() started.", "✔ Test \"one\" passed after 0.001 seconds.",
      "✘ Test two() recorded an issue at A.swift:1:1: Caught error: no", "◇ Test \"three\" started.",
      "Fatal error: gone",
    ])
    #expect(
      shown == [
        "Fatal error: gone", "✘ Test two() recorded an issue at A.swift:1:1: Caught error: no",
        "The run ended while these tests ran:", "  two()", "  \"three\"",
      ]
    )
  }

  @Test("knows that a test with a known issue has ended, and a run with one")
  func knownIssue() {
    let known = "━ Test \"one\" recorded a known issue at A.swift:1:1: Expectation failed: no"
    let end = "━ Test run with 1 test in 1 suite passed after 0.1 seconds with 1 known issue."
    let shown = shown([
      "◇ Test \"one\" started.", known, "↳ as UIKit does not",
      "━ Test \"one\" passed after 0.001 seconds with 1 known issue.",
      "━ Suite \"Roles\" passed after 0.1 seconds with 1 known issue.", end, "a table",
    ])
    #expect(shown == [known, "↳ as UIKit does not", end, "a table"])
  }

  @Test("counts what passes and what is left out, and leaves other lines as they are")
  func counts() {
    let tests = (1...200).flatMap { ["◇ Test t\($0)() started.", "✔ Test t\($0)() passed after 0.001 seconds."] }
    let skips = ["➜ Suite \"A\" skipped: \"long\"", "➜ Test b() skipped: \"long\"", "➜ Test c() skipped."]
    let cases = ["◇ Test case passing 1 argument text → \"two", "", "lines\" to \"t\" started."]
    let end = "✔ Test run with 200 tests in 1 suite passed after 1 second."
    #expect(
      shown(tests + cases + ["◇ printed by a test"] + skips + [end])
        == ["200 tests have run", "◇ printed by a test", "1 skipped.", "2 skipped: \"long\"", end]
    )
  }

  @Test("says below a run of no tests which tests may not have been built")
  func noTests() {
    let end = "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds."
    let shown = shown([end])
    #expect(shown.first == end && shown.count == 2 && shown.last?.contains("WORKBENCH_TESTS=tool swift test") == true)
  }

  @Test("knows lines that have colours, and leaves these as they are")
  func colours() {
    let green = "\u{1B}[92m✔\u{1B}[0m"
    let red = "\u{1B}[91m✘\u{1B}[0m Test a() recorded an issue at A.swift:1:1: Caught error: no"
    let end = "\(green) Test run with 2 tests in 1 suite passed after 1 second."
    let lines = [
      "\u{1B}[90m◇\u{1B}[0m Test a() started.", red, "\u{1B}[90m↳ why\u{1B}[0m", "\(green) Test b() passed.", end,
    ]
    #expect(shown(lines) == [red, "\u{1B}[90m↳ why\u{1B}[0m", end])
  }

  @Test("XCTest, which swift test runs, too, is silent unless it has a test")
  func xctest() {
    let head = "Test Suite 'All tests' started at 2026-11-27 23:41:00.047"
    let foot = ["Test Suite 'All tests' passed at 2026", "\t Executed 0 tests, with 0 failures (0 unexpected)"]
    var report = XCTestReport()
    #expect(([head] + foot).flatMap { report.take($0) } == [])
    var other = XCTestReport()
    let lines = [head, "Test Case 'A.b' started", "Test Case 'A.b' failed", "\t Executed 1 test, with 1 failure"]
    #expect(lines.flatMap { other.take($0) } == lines)
  }

  private func shown(_ lines: [String]) -> [String] {
    var report = TestReport()
    let early = lines.flatMap { report.take($0) }
    return early + report.end()
  }
}
