import Foundation
import Proof

/// The program of a merged pair.
struct PairProgram {
  let executable: URL

  /// Runs it in a process of its own.
  ///
  /// - Returns: the number of scenarios that were begun, and what failed. A crash is the failure of what was begun last.
  func run(_ words: [String]) throws -> (begun: Int, failures: [String]) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var begun: [String] = []
    var failures: [String] = []
    var hasEnded = false
    for line in text.split(separator: "\n") {
      switch try JSONDecoder().decode(PairTrial.Event.self, from: Data(line.utf8)) {
      case .begins(let title): begun.append(title)
      case .fails(let title, let reason): failures.append("\(title): \(reason)")
      case .ends: hasEnded = true
      }
    }
    if !hasEnded { failures.append("\(begun.last ?? "start"): crashes") }
    return (begun.count, failures)
  }
}
