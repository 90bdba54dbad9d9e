public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason for which nothing can be written to a path, as a phrase.
public struct DestinationFailure: Error, Sendable {
  /// The problem, as a phrase.
  public let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}

/// The target of a path: a file, which is replaced as a whole, a device, or a stream of this process.
public struct Destination: Sendable {
  private enum Kind: Sendable {
    case file(WholeFile)
    case device
    /// An open stream, such as `/dev/stdout`: its target may be a file to which others write as well.
    case stream(Int32)
  }

  /// The path, as it was given.
  public let path: String
  private let kind: Kind

  /// Resolves a path, and checks that it can be written.
  public init(_ path: String) throws(DestinationFailure) {
    self.path = path
    let end = try Self.end(of: path)
    if let stream = try Self.stream(end) {
      kind = .stream(stream)
      return
    }
    var status = stat()
    guard stat(end, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      kind = .file(try Self.file(end))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw DestinationFailure("this is a folder, not a file")
    case S_IFSOCK: throw DestinationFailure("this is a socket; no file can be written to it")
    default: kind = .device
    }
  }

  /// Writes everything.
  public func write(_ data: Data) throws {
    switch kind {
    case .file(let file): try file.write(data)
    case .device: try FileHandle(forWritingTo: URL(filePath: path)).write(contentsOf: data)
    case .stream(let stream): try FileHandle(fileDescriptor: stream, closeOnDealloc: false).write(contentsOf: data)
    }
  }

  private static func file(_ path: String) throws(DestinationFailure) -> WholeFile {
    let file = WholeFile(path)
    do {
      try file.check()
      return file
    } catch {
      let isThere = access(URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false), W_OK) == 0
      throw DestinationFailure(
        isThere ? "cannot be written (\(SystemReason.of(error)))" : "the folder is not there or cannot be written to"
      )
    }
  }

  /// Follows links to their end. The name of an open stream is not followed.
  private static func end(of path: String) throws(DestinationFailure) -> String {
    if path.hasSuffix("/") { throw DestinationFailure("this is a folder, not a file") }
    do {
      return try WholeFile.end(of: path)
    } catch {
      throw DestinationFailure("its links form a circle")
    }
  }

  /// The open stream that a path names, as `/proc/self/fd/1` does; `nil` if it names none.
  private static func stream(_ path: String) throws(DestinationFailure) -> Int32? {
    guard let stream = WholeFile.stream(path) else { return nil }
    let flags = fcntl(stream, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
      throw DestinationFailure("this stream is not open for writing")
    }
    return stream
  }
}
