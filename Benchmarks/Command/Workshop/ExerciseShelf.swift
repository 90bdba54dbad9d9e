import ChangeCosts
import Foundation

/// All exercises, read from the workbench's folder.
struct ExerciseShelf {
  private static let folder = "docs/workshop/exercises"

  /// The workbench that they belong to.
  let workbench: WorkbenchFolder
  /// In the order of their numbers.
  let exercises: [Exercise]

  /// Reads the exercises that are written, and makes one of every change request.
  ///
  /// - Parameter patterns: the architectures that requests are made in.
  init(patterns: [String]) throws(CommandFailure) {
    workbench = try WorkbenchFolder()
    var exercises: [Exercise] = []
    let pages = try workbench.files(in: Self.folder)
    for (path, page) in pages where path.hasSuffix("/exercise.md") {
      guard let exercise = Exercise(page: page) else { throw Self.notUnderstood("\(Self.folder)/\(path)") }
      exercises.append(exercise)
    }
    for request in (try? ChangeTree(root: workbench.root).requests()) ?? [] {
      let path = "Benchmarks/Changes/\(request.name)/README.md"
      let sections = try workbench.text(path).components(separatedBy: "\n## ")
      guard let specification = sections.first(where: { $0.hasPrefix("Specification\n") }),
        let page = pages["change/page.md"],
        let exercise = Exercise(
          request,
          specification: String(specification.dropFirst("Specification\n".count)),
          page: page,
          architectures: patterns
        )
      else { throw Self.notUnderstood(path) }
      exercises.append(exercise)
    }
    self.exercises = exercises.sorted { $0.number < $1.number }
  }

  /// The exercise of a number or a name.
  func exercise(_ word: String) throws(CommandFailure) -> Exercise {
    if let exercise = exercises.first(where: { "\($0.number)" == word || $0.name == word.lowercased() }) {
      return exercise
    }
    let names = exercises.map(\.name)
    throw .usage(
      "there is no exercise \(word)" + Suggestion.after(word, among: names, or: "see: workbench exercise list")
    )
  }

  /// The files in one of the folders beside the exercises' pages, by their paths there; none if there is no such folder.
  func files(in folder: String) throws(CommandFailure) -> [String: String] {
    let path = "\(Self.folder)/\(folder)"
    guard FileManager.default.fileExists(atPath: workbench.root.appending(path: path).path) else { return [:] }
    return try workbench.files(in: path)
  }

  private static func notUnderstood(_ path: String) -> CommandFailure {
    CommandFailure(.badData, "\(path): this page does not have all parts of an exercise's page")
  }
}
