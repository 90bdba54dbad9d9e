import Adapting
import Foundation
import Processes

/// A copy of an adopted package whose originals can be changed, and its tests be run: nothing outside of it is written.
nonisolated struct MutantPackage {
  /// The seconds of processor time that the tests may take: a changed loop may not end.
  private static let limit = 120

  private let folder: URL

  /// Copies a package, with the originals that a list names.
  ///
  /// - Throws: ``AppFailure`` if the package has no tests of the app, or cannot be copied.
  init(list: URL) throws(AppFailure) {
    let package = list.deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let manager = FileManager.default
    guard manager.fileExists(atPath: package.appending(path: "Tests").path) else {
      throw AppFailure("mutants: the package has no tests of the app; adopt it with --tests FOLDER")
    }
    folder = package.appending(path: ".build/mutants")
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      // The copy's own build folder stays, so that the next run is quick.
      for part in ["Package.swift", "Sources", "Tests", "Originals"] {
        try? manager.removeItem(at: folder.appending(path: part))
      }
      for part in ["Package.swift", "Sources", "Tests"] {
        try manager.copyItem(at: package.appending(path: part), to: folder.appending(path: part))
      }
      var text = try String(contentsOf: list, encoding: .utf8)
      for (index, place) in try SourceList(at: list).places.enumerated() {
        let copy = folder.appending(path: "Originals/\(index)")
        try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: URL(filePath: place), to: copy)
        text = text.replacing("\(place)\n", with: "\(copy.path)\n")
      }
      let module = list.deletingLastPathComponent().lastPathComponent
      try Data(text.utf8).write(to: folder.appending(path: "Sources/\(module)/sources.txt"))
      files = try SourceList(at: folder.appending(path: "Sources/\(module)/sources.txt")).files()
    } catch {
      throw AppFailure("mutants: the package cannot be copied: \(error)")
    }
  }

  /// The copies of the originals.
  let files: [URL]

  /// The place of a mutant, seen from the folder that its list names.
  func place(of mutant: SourceMutants.Mutant) -> String {
    mutant.place.description.replacing(folder.appending(path: "Originals").path + "/", with: "").replacing(
      /^[0-9]+\//,
      with: ""
    )
  }

  /// Builds the copy; returns false if it does not compile.
  func build() -> Bool {
    shell("exec swift build --build-tests").failure == nil
  }

  /// Runs the tests, and returns the names of those that pass: one that crashes keeps those after it from running.
  func passedTests() -> Set<String> {
    let run = shell("ulimit -t \(Self.limit); exec swift test --skip-build 2>&1")
    return Set(run.text.matches(of: /Test Case '([^']+)' passed/).map { String($0.1) })
  }

  private func shell(_ command: String) -> ProgramRun {
    ProgramRun(URL(filePath: "/bin/sh"), ["-c", "cd \"$0\" && \(command)", folder.path], name: command)
  }
}
