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
}
