import Foundation
import Texts

/// A person's package of an exercise, which `exercise start` has made.
struct ExercisePackage {
  /// The file that says which exercise a package is of.
  static let mark = ".exercise"

  /// The folder of the package, as it was named.
  let folder: URL
  /// The exercise.
  let exercise: Exercise
  /// The module in which it is done; `nil` if it needs none.
  let architecture: String?

  /// Finds the exercise of a folder.
  ///
  /// - Parameter path: the folder; `nil` for the current one.
  init(at path: String?, of shelf: ExerciseShelf) throws(CommandFailure) {
    folder =
      URL(filePath: path ?? FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
      .standardizedFileURL
    let lines = try Self.markLines(in: folder, named: path ?? folder.path)
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    let home = lines.dropFirst().first.map { URL(filePath: $0) }
    let found = try home.map { home throws(CommandFailure) in try shelf.exercise(at: home) }
    guard let name = words.first, let exercise = found ?? shelf.exercises.first(where: { $0.name == name }),
      words.dropFirst().first.map(exercise.architectures.contains) ?? exercise.architectures.isEmpty
    else {
      throw CommandFailure(
        .badData,
        "\(folder.appending(path: Self.mark).path): this names no exercise of this workbench; start it again"
      )
    }
    self.exercise = exercise
    architecture = words.dropFirst().first
  }

  /// Returns the lines of the file that says which exercise a package is of.
  private static func markLines(in folder: URL, named name: String) throws(CommandFailure) -> [String] {
    do {
      return try TextFile.read(folder.appending(path: mark), followsLink: false).lines.filter { !$0.isEmpty }
        .map(String.init)
    } catch .system {
      throw CommandFailure(
        .noInput,
        "\(name): there is no exercise in this folder; name the one that exercise start has made"
      )
    } catch {
      throw CommandFailure(.badData, "\(name)/\(mark): \(error)")
    }
  }

  /// Takes a folder in which nothing need be.
  init(_ exercise: Exercise, in architecture: String?, at folder: URL) {
    self.folder = folder
    self.exercise = exercise
    self.architecture = architecture
  }

  /// Returns the text of the file that says which exercise a package is of.
  static func mark(of exercise: Exercise, in architecture: String?) -> String {
    let line = ([exercise.name] + [architecture].compactMap(\.self)).joined(separator: " ")
    return ([line] + [exercise.home?.path].compactMap(\.self)).map { "\($0)\n" }.joined()
  }

  /// Returns the package's Swift files, by path: manifest, sources and tests.
  func files() throws(CommandFailure) -> [String: String] {
    var files: [String: String] = [:]
    for part in ["Sources", "Tests"] { files.merge(try SwiftTexts.all(in: folder, part)) { $1 } }
    files.merge(try SwiftTexts.all(in: folder, "Package.swift")) { $1 }
    return files
  }

  /// Returns the files as they are given, with the path from a folder to the workbench in the manifest.
  func given(from shelf: ExerciseShelf, in place: URL? = nil) throws(CommandFailure) -> ExerciseFiles {
    let path = shelf.workbench.path(from: (place ?? folder).resolvingSymlinksInPath())
    return try ExerciseFiles(of: exercise, in: architecture, from: shelf, place: path)
  }
}
