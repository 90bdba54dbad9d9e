import Foundation

/// A file that is there as long as it is needed, in a folder with a blank in its name.
public final class TemporaryFile {
  /// Its path.
  public let path: String

  /// Makes a file with a text.
  public init(_ text: String = "", name: String = "users.json") throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a workbench \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent())
  }

  /// The text that it has now.
  public var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The names of what lies in the file's folder.
  public var neighbours: [String] {
    get throws {
      let folder = URL(filePath: path).deletingLastPathComponent()
      return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    }
  }
}
