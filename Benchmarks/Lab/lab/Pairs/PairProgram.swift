import Foundation
import Processes
import Proof

/// The program of a merged pair.
struct PairProgram {
  /// The time after which the program ends itself, in seconds.
  static let limit = 300

  let executable: URL

  /// Runs it in a process of its own.
  ///
  /// - Returns: the number of scenarios that were begun, and what failed. What was begun last has failed, too, if the
  ///   program crashes or does not end.
  func run(_ words: [String]) throws -> (begun: Int, failures: [String]) {
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
    let run = ProgramRun(executable, words, environment: environment)
    var begun: [String] = []
    var failures: [String] = []
    var hasEnded = false
    for line in run.output.split(separator: UInt8(ascii: "\n")) {
      switch try JSONDecoder().decode(PairTrial.Event.self, from: line) {
      case .begins(let title): begun.append(title)
      case .fails(let title, let reason): failures.append("\(title): \(reason)")
      case .ends: hasEnded = true
      }
    }
    if !hasEnded {
      let end = run.end == .signal(SIGALRM) ? "does not end within \(Self.limit) s" : "crashes"
      failures.append("\(begun.last ?? "start"): \(end)")
    }
    return (begun.count, failures)
  }
}
