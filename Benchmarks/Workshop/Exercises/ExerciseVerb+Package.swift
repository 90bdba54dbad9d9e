import Foundation
import Texts

/// The actions on a package that `exercise start` has made.
extension ExerciseVerb {
  /// The time between two looks at the files: no library that Linux and Apple's systems share reports their changes.
  private static let pause = Duration.milliseconds(400)

  /// Checks the solution in a folder once.
  func check(on console: any Console, _ layout: Layout) throws(CommandFailure) -> CommandFailure.Code {
    let package = try ExercisePackage(at: words.first, of: shelf)
    return try check(package.files(), of: package, on: console, layout) ? .fine : .checkFailed
  }

  /// Checks the solution in a folder at each save, until it is right.
  func watch(on console: any Console, _ layout: Layout) async throws(CommandFailure) -> CommandFailure.Code {
    while true {
      // Before the check: an edit during it is noticed after it.
      let package = try ExercisePackage(at: words.first, of: shelf)
      let saved = SavedFiles(of: package.folder)
      do {
        if try check(package.files(), of: package, on: console, layout) { return .fine }
      } catch  where error.code == .badData || error.code == .noInput {
        // A file that an editor has not written completely, for instance.
        console.writeError("workbench: \(error.message.visible)")
      }
      try console.write("Watching \(package.folder.path.visible); Ctrl-C ends this.\n\n")
      while SavedFiles(of: package.folder) == saved {
        // Foundation tells of changed files on no system alike, so the folder is looked at. A cancelled pause ends early.
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
      The Swift files in \(package.folder.path.visible) are as they were given. Your edits are in
      \(patch.lastPathComponent.visible); to have them back:

        cd \(Program.quoted(package.folder.path)) && git apply ../\(Program.quoted(patch.lastPathComponent))

      """
    )
  }

  /// Makes the folder of an exercise of one's own: a small one that is whole, to be changed.
  func new(on console: any Console) throws(CommandFailure) {
    guard let name = words.first else { throw .usage("exercise new: a name is expected, such as: exercise new badge") }
    guard name.wholeMatch(of: #/[a-z][a-z0-9-]*/#) != nil, name.count <= 40 else {
      throw .usage("\(name): an exercise's name is a small letter, then small letters, digits and hyphens, 40 at most")
    }
    var folder = try NewPackage(at: words.dropFirst().first, named: name, of: shelf.workbench)
    let title = try shelf.exercise("title")
    folder.files = try shelf.files(in: title.folder)
    folder.files["exercise.md"] = folder.files["exercise.md"]?.replacing("# 0. title: ", with: "# 1. \(name): ")
    for (path, text) in try shelf.files("tried", of: title) { folder.files["tried/\(path)"] = text }
    folder.files[".gitignore"] = ".build\n"
    try folder.write()
    let path = Program.quoted(folder.folder.path)
    try console.write(
      """
      \(name) is an exercise in \(folder.folder.path.visible).

        swift run workbench exercise check --author \(path)
        swift run workbench exercise start \(path)

      It is a small one that is whole: change exercise.md, start.patch and tried, and check it again.
      CONTRIBUTING.md, in the workbench, says what each of them is.

      """
    )
  }

  /// Proves an exercise: the start fails for its reason, the solution passes, and each way that was tried ends as it says.
  func checkAuthor(on console: any Console) throws(CommandFailure) -> CommandFailure.Code {
    let exercise = try authored()
    let named = try words.dropFirst().first.map { name throws(CommandFailure) in try architecture(of: exercise, name) }
    try SystemNeeds.checkStarting()
    let author = ExerciseAuthor(exercise, from: shelf, by: program, limits)
    let all = exercise.architectures.isEmpty ? [nil] : exercise.architectures.map(Optional.some)
    var isProven = true
    for architecture in named.map({ [$0] }) ?? all {
      if try !author.prove(in: architecture, on: console) { isProven = false }
    }
    return isProven ? .fine : .checkFailed
  }

  private func authored() throws(CommandFailure) -> Exercise {
    let word = words.first ?? FileManager.default.currentDirectoryPath
    let isFolder = FileManager.default.fileExists(atPath: "\(word)/exercise.md")
    return isFolder ? try shelf.exercise(at: URL(filePath: word)) : try shelf.exercise(word)
  }

  private func check(
    _ own: [String: String],
    of package: ExercisePackage,
    on console: any Console,
    _ layout: Layout
  ) throws(CommandFailure) -> Bool {
    try SystemNeeds.checkStarting()
    let check = try ExerciseCheck(of: package, from: shelf, by: program, limits)
    let verdict = try check.verdict(on: own, console)
    try console.write(verdict.text(layout))
    guard verdict.isSolved else { return false }
    // The list has only those of the workbench.
    if package.exercise.home != nil { return true }
    note(on: console) { progress throws(CommandFailure) in
      try progress.note(package.exercise, in: package.architecture)
    }
    return true
  }
}
