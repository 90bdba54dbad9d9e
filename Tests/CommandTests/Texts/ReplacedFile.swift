import Foundation
import TestSupport

/// A file in a folder of its own.
struct ReplacedFile {
  /// The file, which is not there yet.
  let url: URL
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    url = URL(filePath: "\(folder.path)/results.json")
  }

  /// The files that its writers have begun beside it and not put in its place.
  func leftovers() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: URL(filePath: folder.path), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "part" }
  }
}
