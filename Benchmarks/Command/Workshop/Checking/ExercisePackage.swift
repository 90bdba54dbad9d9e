public import Foundation
import Reports
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

/// The Swift files of a person's package.
public enum SwiftTexts {
  /// Returns the texts of a Swift file, or of all that are in a folder of a package, by their paths in the package.
  ///
  /// Links are refused: what is read or written through one lies somewhere else. Files of editors are left out.
  public static func all(in package: URL, _ path: String) throws(CommandFailure) -> [String: String] {
    let file = package.appending(path: path)
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    switch type {
    case nil: return [:]
    case .typeSymbolicLink:
      throw CommandFailure(.badData, "\(file.relativePath): this is a link; put the file or folder itself there")
    case .typeDirectory:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: file.path) else {
        throw CommandFailure(.noInput, "\(file.relativePath): the folder cannot be read")
      }
      var texts: [String: String] = [:]
      for name in names where !isOfEditor(name) { texts.merge(try all(in: package, "\(path)/\(name)")) { $1 } }
      return texts
    default: return path.hasSuffix(".swift") ? [path: try text(of: file)] : [:]
    }
  }

  /// Tells if an editor or the system keeps a file of this name beside a person's own, such as a lock or a swap file.
  static func isOfEditor(_ name: String) -> Bool { name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") }

  private static func text(of file: URL) throws(CommandFailure) -> String {
    if file.lastPathComponent.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      throw CommandFailure(
        .badData,
        "\(file.relativePath): no patch can hold this name, which has a line break or another control character"
      )
    }
    do {
      return try TextFile.read(file, followsLink: false)
    } catch .system(let code) {
      throw CommandFailure(.noInput, "\(file.relativePath): \(TextFailure.system(code: code))")
    } catch {
      throw CommandFailure(.badData, "\(file.relativePath): \(error)")
    }
  }
}
