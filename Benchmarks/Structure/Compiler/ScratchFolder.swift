public import Foundation
internal import Processes

/// A folder outside of the package, for files that are needed only for a while; it is removed with the object.
///
/// A process that ends in another way leaves nothing: its supervisor removes the rest.
public final class ScratchFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Makes a folder in the folder for temporary files.
  ///
  /// - Throws: ``StructureFailure/unwritable(path:reason:)`` if that cannot be written.
  public init() throws(StructureFailure) {
    do {
      url = try TemporaryFiles.makeFolder()
    } catch {
      throw .unwritable(path: FileManager.default.temporaryDirectory.path, reason: error.reason)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

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
