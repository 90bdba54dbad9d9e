import Conformance
import Foundation
import Processes
import Suites

/// Runs scenarios that may crash, each in a process of its own: the command with `--in-process`.
nonisolated struct ScenarioProcess {
  /// The command's file; `nil` if it is not known.
  let program: URL?

  /// Runs a scenario and returns the reason for which it failed; `nil` if it passed.
  func failure(of scenario: Scenario, on contender: Contender) -> String? {
    guard let program else { return "it may crash, and no program is known to run it in a process of its own" }
    let run = ProgramRun(
      program,
      ["check", contender.id, "--in-process", "--filter", "^\(scenario.id)$", "--format=json"],
      // Only the crash is reported: nobody waits for a backtrace.
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
    if case .signal(let signal) = run.end { return "\(Symptom.death): signal \(signal)" }
    guard let entry = try? JSONDecoder().decode(Answer.self, from: run.output).conformance.first else {
      return run.failure ?? "its process gave no answer"
    }
    return entry.passed ? nil : entry.message ?? "it failed"
  }

  private struct Answer: Decodable {
    let conformance: [Entry]

    struct Entry: Decodable {
      let passed: Bool
      let message: String?
    }
  }
}
