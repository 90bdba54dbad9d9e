public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder outside of the package, for files that are needed only for a while; it is removed with the object.
///
/// A process that crashes leaves its folders behind. A file in each is locked for as long as its process lives; the
/// next process removes the folders whose file is not locked.
public final class ScratchFolder: Sendable {
  private static let prefix = "workbench-scratch-"
  private static let lockName = "lock"
  private static let place = FileManager.default.temporaryDirectory
  /// Runs once in a process.
  private static let removal: Void = removeWhatWasLeft()

  /// The folder.
  public let url: URL
  /// The locked file.
  private let lockFile: Int32?

  /// Makes a folder in the folder for temporary files.
  ///
  /// - Throws: ``StructureFailure/unwritable(path:reason:)`` if that cannot be written.
  public init() throws(StructureFailure) {
    _ = Self.removal
    url = Self.place.appending(path: Self.prefix + UUID().uuidString).resolvingSymlinksInPath()
    try Self.make(url)
    lockFile = Self.lock(in: url, flags: O_CREAT)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    if let lockFile { close(lockFile) }
  }

  private static func removeWhatWasLeft() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = place.appending(path: name)
      guard let lockFile = lock(in: folder) else { continue }
      try? FileManager.default.removeItem(at: folder)
      close(lockFile)
    }
  }

  /// Locks a folder's file; `nil` if another process has locked it, or if there is none.
  private static func lock(in folder: URL, flags: Int32 = 0) -> Int32? {
    let file = open(folder.appending(path: lockName).path, O_RDWR | O_CLOEXEC | flags, 0o600)
    guard file >= 0 else { return nil }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    close(file)
    return nil
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
