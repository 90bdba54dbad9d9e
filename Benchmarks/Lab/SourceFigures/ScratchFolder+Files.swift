public import Command
public import Foundation

extension ScratchFolder {
  /// Returns a folder in it, made if it is not there.
  public func folder(_ name: String) throws(StructureFailure) -> URL {
    let folder = url.appending(path: name, directoryHint: .isDirectory)
    try Self.make(folder)
    return folder
  }

  /// Writes a file in it.
  ///
  /// - Throws: ``StructureFailure/unwritable(path:reason:)``.
  @discardableResult
  public func write(_ text: String, to path: String) throws(StructureFailure) -> URL {
    let file = url.appending(path: path)
    try Self.make(file.deletingLastPathComponent())
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw .unwritable(path: file.path, reason: error.localizedDescription)
    }
    return file
  }

  private static func make(_ folder: URL) throws(StructureFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: error.localizedDescription)
    }
  }
}
