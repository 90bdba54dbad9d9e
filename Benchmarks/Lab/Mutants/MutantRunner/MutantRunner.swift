import Conformance
import Foundation
import MutantSwitch
public import UsersInterface

/// Runs role tests and scenarios of a module with one of its mutants switched on.
///
/// Its jobs are the lines of the file that its first argument names; see ``RunnerJob``. It writes each event at once,
/// as one line of words between tabs: the output up to a crash is complete.
@MainActor public struct MutantRunner {
  private let app: (any UsersApp.Type)?
  private let tests: RoleTests

  /// Does the jobs in the file.
  ///
  /// - Parameter app: the app that the scenarios drive; `nil` if only role tests are run.
  public static func run(_ app: (any UsersApp.Type)?) async {
    RunnerLimits.limitMemory()
    guard let tests = RoleTests(), let path = CommandLine.arguments.dropFirst().first,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return say(["unable"]) }
    let runner = MutantRunner(app: app, tests: tests)
    for (index, line) in text.split(separator: "\n").enumerated() {
      guard let job = RunnerJob(line) else { return say(["unable"]) }
      say(["begin", "\(index)"])
      MutantSwitch.choose(job.mutant)
      RunnerLimits.limitTime(job.limit)
      await runner.run(job)
      RunnerLimits.limitTime(0)
      say(["end", "\(index)"])
    }
  }

  private func run(_ job: RunnerJob) async {
    switch job.part {
    case .unchanged:
      await runTestsUnchanged()
      guard let app else { break }
      for scenario in ConformanceSuite.scenarios { runUnchanged(scenario, app) }
    case .tests: await runTests(job.names.first ?? "")
    case .scenarios: runScenarios(job.names)
    }
  }

  private func runTests(_ expression: String) async {
    do {
      try await tests.run(expression) { event in
        switch event.kind {
        case "testStarted": Self.say(["try", event.testID ?? ""])
        case "issueRecorded" where event.issue?.isKnown != true:
          Self.say(["notice", event.testID ?? "", event.messages?.first?.text ?? ""])
        default: break
        }
      }
    } catch {
      Self.say(["notice", "", "\(error)"])
    }
  }

  private func runScenarios(_ ids: [String]) {
    guard let app else { return }
    let scenarios = Dictionary(uniqueKeysWithValues: ConformanceSuite.scenarios.map { ($0.id, $0) })
    for scenario in ids.compactMap({ scenarios[$0] }) {
      Self.say(["try", scenario.id])
      do {
        try scenario.run(app)
      } catch {
        return Self.say(["notice", scenario.id, (error as? ConformanceFailure)?.message ?? "\(error)"])
      }
    }
  }

  private func runTestsUnchanged() async {
    try? await tests.run(".*") { event in
      guard let test = event.testID else { return }
      switch event.kind {
      case "testStarted":
        _ = (MutantSwitch.takeReached(), UIKitWatch.take())
        Self.say(["start", test, "\(RunnerLimits.time)"])
      case "issueRecorded": Self.say(["fails", test, event.messages?.first?.text ?? ""])
      case "testEnded": Self.sayReached("test", test)
      default: break
      }
    }
  }

  private func runUnchanged(_ scenario: Scenario, _ app: any UsersApp.Type) {
    _ = (MutantSwitch.takeReached(), UIKitWatch.take())
    Self.say(["start", scenario.id, "\(RunnerLimits.time)"])
    do {
      try scenario.run(app)
    } catch {
      Self.say(["fails", scenario.id, (error as? ConformanceFailure)?.message ?? "\(error)"])
    }
    Self.sayReached("scenario", scenario.id)
  }

  private nonisolated static func sayReached(_ kind: String, _ name: String) {
    let uses = UIKitWatch.take() ? "UIKit" : "none"
    say([kind, name, "\(RunnerLimits.time)", uses] + MutantSwitch.takeReached().map(String.init))
  }

  private nonisolated static func say(_ words: [String]) {
    let words = words.map { $0.replacing("\n", with: " ").replacing("\t", with: " ") }
    try? FileHandle.standardOutput.write(contentsOf: Data((words.joined(separator: "\t") + "\n").utf8))
  }
}
