import Adapting
import Foundation
import Processes

/// A copy of an adopted package whose originals can be changed, and its tests be run: nothing outside of it is written.
nonisolated struct MutantPackage {
  /// The limits of the tests: a changed loop may not end.
  private static let limits = ProgramLimits(processorTime: 120, silence: 120)

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
    // What is removed behind a link lies somewhere else.
    for place in [folder.deletingLastPathComponent(), folder] {
      let type = try? manager.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
      if type == .typeSymbolicLink { throw AppFailure("mutants: \(place.path) is a link; remove it") }
    }
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
    swift(["build", "--build-tests"], ProgramLimits()).failure == nil
  }

  /// Runs the tests, and returns the names of those that pass: one that crashes keeps those after it from running.
  func passedTests() -> Set<String> {
    let run = swift(["test", "--skip-build"], Self.limits)
    return Set((run.text + run.errors).matches(of: /Test Case '([^']+)' passed/).map { String($0.1) })
  }

  private func swift(_ words: [String], _ limits: ProgramLimits) -> ProgramRun {
    ProgramRun(URL(filePath: "/usr/bin/env"), ["swift"] + words, in: folder, limits: limits)
  }
}
