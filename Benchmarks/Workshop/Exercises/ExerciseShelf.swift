import Foundation
import Texts

/// All exercises, read from the workbench's folder.
struct ExerciseShelf {
  static let folder = "docs/workshop/exercises"

  /// The workbench to which they belong.
  let workbench: WorkbenchFolder
  /// The architectures.
  private let patterns: [String]
  /// The exercises in the order of their numbers.
  let exercises: [Exercise]

  /// Reads the written exercises, and creates one from each change request.
  ///
  /// - Parameters:
  ///   - patterns: the architectures. A request is offered for those that have a patch for it: the patch is the solution.
  ///   - workbench: the folder of the pages.
  init(patterns: [String], in workbench: WorkbenchFolder) throws(CommandFailure) {
    self.workbench = workbench
    self.patterns = patterns
    let package = workbench.package
    var exercises: [Exercise] = []
    for folder in package.names(in: Self.folder) {
      let path = "\(Self.folder)/\(folder)/exercise.md"
      if package.has(path) { exercises.append(try Exercise(page: try workbench.text(path), in: folder, at: path)) }
    }
    guard !exercises.isEmpty else {
      throw CommandFailure(.noInput, "\(workbench.root.appending(path: Self.folder).path): nothing is there")
    }
    for request in ChangeRequest.all(in: package) {
      let architectures = patterns.filter { package.has(request.patch(in: $0)) }
      if architectures.isEmpty { continue }
      let path = "\(PackageFolder.changes)/\(request.name)/README.md"
      let lines = try workbench.text(path).lines
      exercises.append(
        try Exercise(
          request,
          ExercisePage.Section.all(in: lines),
          of: path,
          page: try workbench.text("\(Self.folder)/change/page.md"),
          in: "change",
          at: "\(Self.folder)/change/page.md",
          architectures: architectures
        )
      )
    }
    exercises.sort { $0.order == $1.order ? $0.name < $1.name : $0.order.lexicographicallyPrecedes($1.order) }
    for index in exercises.indices {
      exercises[index].number = index + 1
      // Commands, packages and patches use the name.
      if let other = exercises[..<index].first(where: { $0.name == exercises[index].name }) {
        throw CommandFailure(.badData, "\(Self.folder): two exercises are called \(other.name); rename one of them")
      }
    }
    self.exercises = exercises
  }

  /// Returns the exercise of a number or a name, or that in a folder.
  func exercise(_ word: String) throws(CommandFailure) -> Exercise {
    if let exercise = exercises.first(where: { "\($0.number)" == word || $0.name == word.lowercased() }) {
      return exercise
    }
    if word.contains("/") || word == "." { return try exercise(at: URL(filePath: word)) }
    let names = exercises.map(\.name)
    throw .usage(
      "there is no exercise \(word)" + Suggestion.after(word, among: names, or: "see: workbench exercise list")
    )
  }

  /// Returns the exercise from elsewhere whose page is in a folder.
  func exercise(at folder: URL) throws(CommandFailure) -> Exercise {
    let home = WorkbenchFolder(root: folder.standardizedFileURL.resolvingSymlinksInPath())
    let path = home.root.appending(path: "exercise.md").path
    var exercise = try Exercise(page: try home.text("exercise.md"), in: "", at: path)
    exercise.home = home.root
    exercise.number = exercise.order.last ?? 0
    if let other = exercise.architectures.first(where: { !patterns.contains($0) }) {
      throw ExercisePage.failure(path, 1, "in: there is no \(other); one of \(patterns.joined(separator: ", "))")
    }
    return exercise
  }

  /// Returns the files in a part of an exercise's folder, by their paths there; empty if there is no such part.
  func files(_ part: String, of exercise: Exercise) throws(CommandFailure) -> [String: String] {
    guard let home = exercise.home.map(WorkbenchFolder.init(root:)) else {
      return try files(in: part == "tried" ? "tried/\(exercise.name)" : "\(exercise.folder)/\(part)")
    }
    return home.package.has(part) ? try home.files(in: part) : [:]
  }

  /// Returns the files in a folder beside the exercises' pages, by their paths there; empty if there is no such folder.
  func files(in folder: String) throws(CommandFailure) -> [String: String] {
    let path = "\(Self.folder)/\(folder)"
    return workbench.package.has(path) ? try workbench.files(in: path) : [:]
  }

  /// Returns the patch that makes an exercise's start of the architecture's sources, or its solution of the start, with
  /// its place in messages; `nil` if there is none.
  func patch(_ part: String, of exercise: Exercise) throws(CommandFailure) -> (path: String, text: String)? {
    let home = exercise.home.map(WorkbenchFolder.init(root:)) ?? workbench
    let path = exercise.home == nil ? "\(Self.folder)/\(exercise.folder)/\(part).patch" : "\(part).patch"
    return home.package.has(path) ? (home.root.appending(path: path).path, try home.text(path)) : nil
  }
}
