import Foundation
import Instruments
import Processes
import Texts

/// Journeys that are done, each in a new app, in a process of its own: whatever the app does, it ends, and all that it has
/// started.
@MainActor struct Journeys {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let limits = try arguments.takeLimits()
    let files = try arguments.takeFiles()
    if files.isEmpty { throw AppFailure("journey: a file is expected") }
    let failures = files.compactMap { file in
      let run = LineupEntry(app).run(["journey-part", file], limits: limits)
      Screens.show(run.text, terminator: "")
      return run.failure.map { failure -> String in
        let errors = run.errors.trimmingCharacters(in: .newlines)
        if run.end == .exited(1) { return errors }
        // Of an app that has crashed all that it printed says why; the first line is in the reason.
        let rest = errors.lines.filter { !$0.isEmpty && !failure.hasSuffix($0) }
        return ([failure] + rest.map(String.init)).joined(separator: "\n")
      }
    }
    guard let failure = failures.first else { return }
    throw AppFailure(files.count == 1 ? failure : "\(failures.count) of \(files.count) fail; \(failure)")
  }

  /// Does one journey.
  func runPart(_ arguments: AppArguments) throws {
    var arguments = arguments
    guard let file = try arguments.takeFiles().first else { throw AppFailure("journey: a file is expected") }
    let journey = try Journey(contentsOf: file)
    try app.prepare()
    let running = try app.launch()
    for (line, action) in journey.steps { try journey.perform(action, at: line, in: running) }
    print("\(file): \(journey.steps.count) steps hold")
  }
}

extension Journey {
  /// Reads a journey's file.
  ///
  /// - Throws: ``AppFailure`` if it cannot be read, or has a line that is not an action.
  init(contentsOf file: String) throws(AppFailure) {
    let text: String
    do {
      text = try TextFile.read(URL(filePath: file))
    } catch {
      throw AppFailure("\(file): it cannot be read (\(error))")
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
