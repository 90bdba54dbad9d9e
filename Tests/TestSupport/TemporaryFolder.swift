public import Foundation

/// A folder that is there as long as it is needed, with a blank in its name.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes a folder.
  public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    let folder = parent.appending(path: "a workbench \(UUID().uuidString)")
    path = folder.path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and makes the folders that it needs.
  public func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
