import Foundation
import TestSupport

/// The files of fuzzing that are under version control.
enum FuzzingFiles {
  /// The files of a folder of `Tests/Fuzzing`, by name.
  static func contents(of folder: String) throws -> [String: Data] {
    let url = Project.root.appending(path: "Tests/Fuzzing/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path())
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: url.appending(path: $0))) })
  }
}
