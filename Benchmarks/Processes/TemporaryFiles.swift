import CInstruments
public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder for temporary files, which pass input to started programs.
public enum TemporaryFiles {
  /// This process's own folder in it. A process that waits for this one and the programs that it has started, however
  /// they end, removes it.
  private static let own = Result { () throws(TemporaryFailure) in try makeOwn() }

  /// Makes a folder for files that are needed only for a while; what is left of it goes when this process has ended.
  ///
  /// - Throws: ``TemporaryFailure`` if it cannot be written.
  public static func makeFolder() throws(TemporaryFailure) -> URL {
    let folder = try own.get().appending(path: UUID().uuidString, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw TemporaryFailure(code: errno)
    }
    return folder
  }

  /// Makes a file that only this user can open; if it is not removed before, it goes when this process has ended.
  ///
  /// - Throws: ``TemporaryFailure`` if it cannot be written.
  public static func makeFile(_ data: Data) throws(TemporaryFailure) -> URL {
    let file = try own.get().appending(path: UUID().uuidString, directoryHint: .notDirectory)
    let descriptor = open(file.path(percentEncoded: false), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw TemporaryFailure(code: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw TemporaryFailure(code: errno)
    }
    return file
  }

  private static func makeOwn() throws(TemporaryFailure) -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workbench-scratch-XXXXXX")
    var path = Array(folder.path(percentEncoded: false).utf8CString)
    guard mkdtemp(&path) != nil, let resolved = realpath(path, nil) else { throw TemporaryFailure(code: errno) }
    defer { free(resolved) }
    let code = supervisor_remove_at_end(resolved)
    guard code == 0 else { throw TemporaryFailure(code: code) }
    return URL(filePath: String(cString: resolved), directoryHint: .isDirectory)
  }

  /// The reason why no file can be written in the folder, with its name, in one line; `nil` if files can be written.
  public static var problem: String? {
    do {
      _ = try UnnamedFile(Data(count: 65_536))
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// The error of a folder in which no temporary file can be written.
public struct TemporaryFailure: Error, LocalizedError, CustomStringConvertible {
  /// The system's error number.
  let code: Int32

  /// The system's reason.
  public var reason: String { String(cString: strerror(code)) }

  /// The folder, the reason, and the variable that names another folder.
  public var description: String {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    return "no temporary file can be written in \(folder) (\(reason));"
      + " TMPDIR can name another folder"
  }

  /// The same.
  public var errorDescription: String? { description }
}

/// A file without a name: nobody else can open it, and it is deleted with its last handle, however the program ends.
struct UnnamedFile {
  let handle: FileHandle

  /// Makes a file of data in the folder for temporary files, to be read from its beginning.
  ///
  /// - Throws: ``TemporaryFailure`` with the system's error number.
  init(_ data: Data) throws {
    let folder = FileManager.default.temporaryDirectory
    var path = Array(folder.appending(path: "workbench-XXXXXX").path(percentEncoded: false).utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw TemporaryFailure(code: errno) }
    unlink(path)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw TemporaryFailure(code: errno)
    }
    try handle.seek(toOffset: 0)
  }
}
