import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of users, read in pieces so that never more than the limit is held.
///
///     let (users, areNumbered) = try UsersJSON.decode(UsersFile("users.json").read(), shape: UsersShape(list: ["data"]))
public struct UsersFile: Sendable {
  private let path: String
  private let limit: Int

  /// Names a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The largest size of the file, in bytes; 1 GiB by default.
  public init(_ path: String, limit: Int = 1 << 30) {
    self.path = path
    self.limit = limit
  }

  /// Reads the whole file.
  ///
  /// - Throws: ``UsersFailure`` if it cannot be read, is empty, or larger than the limit.
  public func read() throws(UsersFailure) -> Data {
    let data = try bytes()
    guard !data.isEmpty else { throw .notJSON(reason: "\(path) is empty") }
    return data
  }

  private func bytes() throws(UsersFailure) -> Data {
    let file = try open()
    var data = Data()
    do {
      // Read until there is no more, instead of trusting a size: a pipe has none, and a file may grow.
      while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
        data.append(piece)
        if data.count > limit { break }
      }
    } catch {
      throw .unreachable(reason: "\(path) cannot be read: \(Self.reason(error))")
    }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  private func open() throws(UsersFailure) -> FileHandle {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
      throw .unreachable(reason: "\(path) is a directory, not a file")
    }
    if let file = FileHandle(forReadingAtPath: path) { return file }
    // The system knows why: a file in a folder without access is not missing.
    guard access(path, R_OK) != 0, errno != ENOENT else { throw .unreachable(reason: "there is no file \(path)") }
    throw .unreachable(reason: "\(path) cannot be opened for reading: \(String(cString: strerror(errno)))")
  }

  /// Returns the system's reason for a failed read, or Foundation's if the system gave none.
  private static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription.phrase
  }
}

extension String {
  /// The text without a full stop at its end, for use within a sentence.
  var phrase: String {
    hasSuffix(".") ? String(dropLast()) : self
  }
}
