import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is old or new, and never half of either, whenever the process is killed or the machine loses power.
///
/// What is written goes beside the file, is synced, and takes its place by `rename`; then the folder is synced, which
/// makes the new name last. A process that is killed may leave what it wrote beside: `.NAME.UUID.part`.
public struct WholeFile: Sendable {
  private let url: URL

  /// A file at a path; what a symbolic link leads to, not the link, is replaced.
  public init(_ path: String) {
    url = URL(filePath: path).resolvingSymlinksInPath()
  }

  /// Replaces the file, or makes it; an old file's permissions are kept.
  ///
  /// - Throws: what the file system says. Then the old file is as it was, and nothing is left beside it; only if the
  ///   folder could not be synced at the end, the new file is there, and a loss of power may still bring back the old.
  public func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    let part = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString).part")
    do {
      try write(data, to: part)
      guard rename(part.path(percentEncoded: false), url.path(percentEncoded: false)) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
      }
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
    try FileHandle(forReadingFrom: folder).synchronize()
  }

  private func write(_ data: Data, to part: URL) throws {
    try Data().write(to: part, options: .withoutOverwriting)
    let old = try? FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
    if let permissions = old?[.posixPermissions] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions],
        ofItemAtPath: part.path(percentEncoded: false)
      )
    }
    let file = try FileHandle(forWritingTo: part)
    try file.write(contentsOf: data)
    try file.synchronize()
    try file.close()
  }
}
