public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is replaced atomically: it is old or new, even if the process is killed or the machine loses power.
///
/// The data is written to a file beside it, is synced, and takes its place by `rename`. Then the folder is synced, so
/// that the new name lasts. A process that is killed may leave its data beside the file: `.NAME.UUID.part`.
public struct WholeFile: Sendable {
  private let url: URL

  /// Creates a file at a path. A symbolic link is followed: its target is replaced, or created if it does not exist.
  public init(_ path: String) {
    url = URL(filePath: (try? Self.end(of: path)) ?? path)
  }

  /// Replaces or creates the file; an old file's permissions are kept.
  ///
  /// - Throws: the file system's error, `EEXIST` if something other than a file is there, such as a device. Then the old
  ///   file is as it was, and nothing is left beside it. Only if the folder could not be synced at the end, the new file
  ///   is there, and a loss of power may still restore the old one.
  public func write(_ data: Data) throws {
    let part = part
    do {
      try checkKind()
      try write(data, to: part)
      guard rename(part.path(percentEncoded: false), url.path(percentEncoded: false)) == 0 else { throw Self.failure }
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
    try FileHandle(forReadingFrom: url.deletingLastPathComponent()).synchronize()
  }

  /// Checks that the file could be replaced or created; it stays as it is.
  ///
  /// - Throws: the file system's error.
  public func check() throws {
    let path = url.path(percentEncoded: false)
    guard url.lastPathComponent.utf8.count <= Int(NAME_MAX) else { throw POSIXError(.ENAMETOOLONG) }
    try checkKind()
    // Without permission to write the file, `rename` could still replace it.
    guard access(path, F_OK) != 0 || access(path, W_OK) == 0 else { throw Self.failure }
    let part = part
    try Data().write(to: part, options: .withoutOverwriting)
    try FileManager.default.removeItem(at: part)
  }

  /// Returns the end of the links at a path, even if no file is there.
  ///
  /// - Throws: `ELOOP` if the links form a circle.
  package static func end(of path: String) throws -> String {
    var path = path
    for _ in 0..<40 {
      // The target of an open stream's name only looks like a path.
      guard stream(path) == nil, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      let folder = URL(filePath: path).deletingLastPathComponent()
      path = target.hasPrefix("/") ? target : folder.appending(path: target).path(percentEncoded: false)
    }
    throw POSIXError(.ELOOP)
  }

  /// The number of the open stream that a path names, such as `/dev/fd/1`; `nil` if it names none, and -1 if it
  /// belongs to another process.
  static func stream(_ path: String) -> Int32? {
    let url = URL(filePath: path)
    guard let number = Int32(url.lastPathComponent),
      let folder = realpath(url.deletingLastPathComponent().path(percentEncoded: false), nil)
    else { return nil }
    defer { free(folder) }
    switch String(cString: folder) {
    case "/dev/fd", "/proc/\(getpid())/fd", "/proc/\(getpid())/task/\(getpid())/fd": return number
    case let name: return name.hasPrefix("/proc/") && name.hasSuffix("/fd") ? -1 : nil
    }
  }

  /// Tells if two paths lead to the same file, and the file exists.
  public static func areSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_mode & S_IFMT == S_IFREG else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// A new name beside the file, with the beginning of a long name: a name may have 255 bytes.
  private var part: URL {
    let name = url.lastPathComponent.prefix(40)
    return url.deletingLastPathComponent().appending(path: ".\(name).\(UUID().uuidString).part")
  }

  /// Refuses a device, a pipe and the like: `rename` would put a file in its place, for every process.
  private func checkKind() throws {
    var status = stat()
    guard stat(url.path(percentEncoded: false), &status) == 0 else { return }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw POSIXError(.EEXIST) }
  }

  private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

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

/// Values as JSON, the same text for the same value.
public enum JSONText {
  /// A value as JSON, ending with a line break.
  ///
  /// - Throws: `EncodingError` if the value cannot be written as JSON.
  public static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
