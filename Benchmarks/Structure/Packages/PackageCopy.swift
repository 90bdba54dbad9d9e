package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A copy of somebody's package, which is built and read in its place: a build writes into the folder of its package, and so
/// may its manifest and its plugins.
///
/// The copy lies at the package's own path below a folder for temporary files, among links to what lies beside the package
/// and beside the folders above it: so a manifest finds other packages by paths such as `../Core`.
package final class PackageCopy: Sendable {
  /// The package's folder.
  let original: URL
  /// The folder of the copy.
  package let root: URL
  private let scratch: ScratchFolder

  /// The variable with which git writes nothing that it need not, such as times of files in the index.
  static let environment = ["GIT_OPTIONAL_LOCKS": "0"]

  /// Copies a package, without what was built of it.
  ///
  /// - Parameter original: the package's folder, a path without links.
  /// - Throws: ``StructureFailure/noFile(path:)`` for a file that cannot be read, such as a named pipe in the place of a
  ///   source.
  package init(of original: URL) throws(StructureFailure) {
    self.original = original
    scratch = try ScratchFolder()
    root = URL(filePath: scratch.url.path + original.path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: scratch.url.path, reason: error.localizedDescription)
    }
    linkSurroundings()
    for name in Self.names(in: original) { try copy(name) }
  }

  /// Returns a text of the package manager with the package's own paths in place of the copy's.
  func withoutCopy(_ text: String) -> String {
    text.replacing(scratch.url.path + "/", with: "/")
  }

  /// Makes a link to each file and folder that lies beside the package, or beside a folder above it.
  private func linkSurroundings() {
    var folder = original
    while folder.path != "/" {
      let parent = folder.deletingLastPathComponent()
      for name in Self.names(in: parent) where name != folder.lastPathComponent {
        let target = parent.appending(path: name).path
        // What cannot be linked is missing, and the build says so.
        symlink(target, scratch.url.path + target)
      }
      folder = parent
    }
  }

  private func copy(_ path: String) throws(StructureFailure) {
    let (source, target) = (original.appending(path: path).path, root.appending(path: path).path)
    var status = stat()
    guard lstat(source, &status) == 0 else { throw .noFile(path: source) }
    // The folder for temporary files may lie in the package.
    if source == scratch.url.deletingLastPathComponent().path { return }
    switch status.st_mode & S_IFMT {
    case _ where path == ".build": return
    // A manifest may ask which commit it is of.
    case _ where path == ".git": symlink(source, target)
    case S_IFDIR:
      mkdir(target, status.st_mode | S_IRWXU)
      for name in Self.names(in: URL(filePath: source)) { try copy("\(path)/\(name)") }
    case S_IFREG, S_IFLNK:
      do {
        // A link stays one, whatever it leads to.
        try FileManager.default.copyItem(atPath: source, toPath: target)
      } catch {
        throw Self.failure(error, source, target)
      }
    // A tool's socket, for instance, does not belong to the package.
    case _ where !path.hasSuffix(".swift"): return
    default: throw .noFile(path: source)
    }
  }

  private static func failure(_ error: any Error, _ source: String, _ target: String) -> StructureFailure {
    let isReadable = access(source, R_OK) == 0
    return isReadable ? .unwritable(path: target, reason: error.localizedDescription) : .noFile(path: source)
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
