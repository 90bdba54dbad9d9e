import Foundation

/// A folder outside of the package that is gone when nobody needs it any more.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws(MutantFailure) {
    url = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
    try Self.make(url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A folder in it, made if it is not there.
  func folder(_ name: String) throws(MutantFailure) -> URL {
    let folder = url.appending(path: name, directoryHint: .isDirectory)
    try Self.make(folder)
    return folder
  }

  /// Writes a file in it.
  @discardableResult
  func write(_ text: String, to path: String) throws(MutantFailure) -> URL {
    let file = url.appending(path: path)
    try Self.make(file.deletingLastPathComponent())
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw .unwritable(path: file.path, reason: error.localizedDescription)
    }
    return file
  }

  private static func make(_ folder: URL) throws(MutantFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: error.localizedDescription)
    }
  }
}
