import Conformance
import Flaws
import Foundation

/// Runs scenarios that may end the process, each in a process of its own: this program's command, told to stay in it.
nonisolated struct ScenarioProcess {
  /// What went wrong; `nil` if the scenario passed.
  func failure(of scenario: Scenario, on contender: Contender) -> String? {
    guard let program = Self.command else { return "the command `workbench` is not beside this program" }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = ["check", "--in-process", "--pattern", contender.id, "--filter", "^\(scenario.id)$"]
    process.arguments?.append("--format=json")
    // A person is told that it ended; where, nobody waits for.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return "its process could not be started: \(error.localizedDescription)"
    }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      return "\(Symptom.death): signal \(process.terminationStatus)"
    }
    guard let entry = try? JSONDecoder().decode(Answer.self, from: answer).conformance.first else {
      return "its process ended with code \(process.terminationStatus), and no answer"
    }
    return entry.passed ? nil : entry.message ?? "it failed"
  }

  private static var command: URL? {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return folder?.appending(path: "workbench")
  }

  private struct Answer: Decodable {
    let conformance: [Entry]

    struct Entry: Decodable {
      let passed: Bool
      let message: String?
    }
  }
}
