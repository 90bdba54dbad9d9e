import Foundation
import Instruments
import Reports

/// The actions on a package that `exercise start` has made.
extension ExerciseVerb {
  /// The time between two looks at the files, while they are watched.
  private static let pause = Duration.milliseconds(400)

  /// Checks the solution in a folder once.
  func check(on console: any Console, _ layout: Layout) throws(CommandFailure) -> CommandFailure.Code {
    let package = try ExercisePackage(at: words.first, of: shelf)
    return try check(package, InterruptibleRuns(), on: console, layout) ? .fine : .checkFailed
  }

  /// Checks the solution in a folder at each save, until it is right.
  func watch(on console: any Console, _ layout: Layout) async throws(CommandFailure) -> CommandFailure.Code {
    let runs = InterruptibleRuns()
    while true {
      // Before the check: an edit during it is noticed after it.
      let package = try ExercisePackage(at: words.first, of: shelf)
      let saved = SavedFiles(of: package.folder)
      do {
        if try check(package, runs, on: console, layout) { return .fine }
      } catch  where error.code == .badData || error.code == .noInput {
        // A file that an editor has not written completely, for instance.
        console.writeError("workbench: \(error.message.visible)")
      }
      try console.write("Watching \(package.folder.path.visible); Ctrl-C ends this.\n\n")
      while SavedFiles(of: package.folder) == saved {
        runs.endIfInterrupted()
        try? await Task.sleep(for: Self.pause)
      }
    }
  }

  /// Puts a package back as it was given, and says where the edits are.
  func reset(on console: any Console) throws(CommandFailure) {
    let package = try ExercisePackage(at: words.first, of: shelf)
    guard let patch = try package.reset(from: shelf) else {
      return try console.write("\(package.folder.path.visible): nothing is changed.\n")
    }
    try console.write(
      """
      \(package.folder.path.visible) is as it was given. Your edits are in \(patch.lastPathComponent.visible); to have them back:

        cd \(Program.quoted(package.folder.path)) && git apply ../\(Program.quoted(patch.lastPathComponent))

      """
    )
  }

  private func check(
    _ package: ExercisePackage,
    _ runs: InterruptibleRuns,
    on console: any Console,
    _ layout: Layout
  ) throws(CommandFailure) -> Bool {
    try SystemNeeds.checkStarting()
    let verdict = try ExerciseCheck(of: package, from: shelf, by: program, runs).verdict(on: console)
    try console.write(verdict.text(layout))
    guard verdict.isSolved else { return false }
    var progress = ExerciseProgress()
    do {
      try progress.note(package.exercise, in: package.architecture)
    } catch {
      // The solution is right all the same.
      console.writeError("workbench: \(error.message.visible)")
    }
    return true
  }
}
