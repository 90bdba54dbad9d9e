import Foundation

/// A file that is there as long as it is needed.
final class TemporaryFile {
  let path: String

  init(_ text: String = "", name: String = "users.json") throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    path = url.path()
  }

  deinit {
    try? FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent())
  }

  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The names of what lies in the file's folder.
  var neighbours: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: URL(filePath: path).deletingLastPathComponent().path())
    }
  }
}
