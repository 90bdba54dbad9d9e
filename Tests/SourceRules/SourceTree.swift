import Foundation
import TestSupport

/// The project's files.
enum SourceTree {
  /// All Swift files of the package's targets.
  static let files = ["Sources", "Benchmarks", "Tests"].flatMap(swiftFiles)

  /// The package's manifest.
  static func manifest() throws -> String {
    try String(contentsOf: Project.root.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  /// Returns true if a file is a link to another module's.
  static func isLink(_ file: ProjectFile) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: Project.root.appendingPathComponent(file.path).path))
      != nil
  }

  private static func swiftFiles(under folder: String) -> [ProjectFile] {
    let names = FileManager.default.enumerator(atPath: Project.root.appendingPathComponent(folder).path)
    var paths: [String] = []
    while let name = names?.nextObject() as? String {
      // What SwiftPM has built in the lab's folder is not gone through.
      if name.hasSuffix(".build") { names?.skipDescendants() } else { paths.append(name) }
    }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      return (try? String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)).map {
        ProjectFile(path, $0)
      }
    }
  }
}
