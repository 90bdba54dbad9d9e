import Foundation
import Instruments
import Processes

/// Journeys that are done, each in a new app, and in a process of its own if there are several.
@MainActor struct Journeys {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let files = try arguments.takeFiles()
    guard let file = files.first else { throw AppFailure("journey: a file is expected") }
    guard files.count == 1 else { return try runApart(files) }
    let journey = try Journey(contentsOf: file)
    try app.prepare()
    let running = try app.launch()
    for (line, action) in journey.steps { try journey.perform(action, at: line, in: running) }
    print("\(file): \(journey.steps.count) steps hold")
  }

  private func runApart(_ files: [String]) throws {
    let failures = files.compactMap { file in
      let run = LineupEntry(app).run(["journey", file])
      print(run.text, terminator: "")
      return run.failure
    }
    if let failure = failures.first { throw AppFailure("\(failures.count) of \(files.count) fail; \(failure)") }
  }
}

extension Journey {
  /// Reads a journey's file.
  ///
  /// - Throws: ``AppFailure`` if it cannot be read, or has a line that is not an action.
  init(contentsOf file: String) throws(AppFailure) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw AppFailure("\(file): it cannot be read")
    }
    try self.init(text, named: file)
  }

  /// Does a step.
  ///
  /// - Throws: ``AppFailure`` with the journey's name and the step's line.
  @MainActor func perform(_ action: AppAction, at line: Int, in app: RunningApp) throws(AppFailure) {
    do {
      try app.perform(action)
    } catch {
      throw AppFailure("\(name):\(line): \(action): \(error)")
    }
  }
}
