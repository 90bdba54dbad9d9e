import Foundation
import Reports

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
    guard let text = try? String(contentsOf: folder.appending(path: Self.mark), encoding: .utf8) else {
      throw CommandFailure(
        .noInput,
        "\(path ?? folder.path): there is no exercise in this folder; name the one that exercise start has made"
      )
    }
    let lines = text.split(separator: "\n").map(String.init)
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
    try SwiftTexts.refuseLinks(in: folder, ["Package.swift", "Sources", "Tests"])
    for part in ["Sources", "Tests"] { files.merge(try SwiftTexts.all(in: folder, part)) { $1 } }
    files["Package.swift"] = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    return files
  }

  /// Returns the files as they are given, with the path from a folder to the workbench in the manifest.
  func given(from shelf: ExerciseShelf, in place: URL? = nil) throws(CommandFailure) -> ExerciseFiles {
    let path = shelf.workbench.path(from: (place ?? folder).resolvingSymlinksInPath())
    return try ExerciseFiles(of: exercise, in: architecture, from: shelf, place: path)
  }
}

/// The Swift files of a person's package.
enum SwiftTexts {
  /// Refuses links: what is written through one lies somewhere else.
  static func refuseLinks(in package: URL, _ parts: [String]) throws(CommandFailure) {
    for part in parts {
      let below = FileManager.default.enumerator(atPath: package.appending(path: part).path)
      let names = below?.compactMap { $0 as? String } ?? []
      for path in [part] + names.map({ "\(part)/\($0)" }) {
        let file = package.appending(path: path)
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        if type == .typeSymbolicLink {
          throw CommandFailure(.badData, "\(file.relativePath): this is a link; put the file or folder itself there")
        }
      }
    }
  }

  /// Returns the texts of all Swift files in a part of a package, by their paths in the package.
  static func all(in package: URL, _ part: String) throws(CommandFailure) -> [String: String] {
    let folder = package.appending(path: part)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var texts: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") {
      let file = folder.appending(path: name)
      if name.contains(where: \.isNewline) {
        throw CommandFailure(.badData, "\(file.relativePath): no patch can hold this name, which has a line break")
      }
      guard let data = try? Data(contentsOf: file) else {
        throw CommandFailure(.noInput, "\(file.relativePath): cannot be read")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw CommandFailure(.badData, "\(file.relativePath): this is not UTF-8; save it as UTF-8")
      }
      texts["\(part)/\(name)"] = text
    }
    return texts
  }
}
