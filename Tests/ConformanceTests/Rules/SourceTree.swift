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
    // Without what SwiftPM has built in the lab's folder.
    let paths = (names?.compactMap { $0 as? String } ?? []).filter { !$0.contains(".build/") }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      return (try? String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)).map {
        ProjectFile(path, $0)
      }
    }
  }
}
