import CInstruments
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder for temporary files, which pass input to started programs.
public enum TemporaryFiles {
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
struct TemporaryFailure: Error, LocalizedError, CustomStringConvertible {
  /// The system's error number.
  let code: Int32

  var description: String {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    return "no temporary file can be written in \(folder) (\(String(cString: strerror(code))));"
      + " TMPDIR can name another folder"
  }

  var errorDescription: String? { description }
}

/// A file without a name: nobody else can open it, and it is deleted with its last handle, however the program ends.
struct UnnamedFile {
  let handle: FileHandle

  /// Makes an empty file in the folder for temporary files.
  ///
  /// - Throws: ``TemporaryFailure`` with the system's error number.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
    var path = Array(folder.appending(path: "workbench-XXXXXX").path(percentEncoded: false).utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw TemporaryFailure(code: errno) }
    unlink(path)
    self.init(descriptor)
  }

  private init(_ descriptor: Int32) {
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Makes an empty file in memory, where the system has such files: a program can say in it that a disk is full.
  static func inMemory() throws -> UnnamedFile {
    let descriptor = instruments_memory_file()
    return descriptor < 0 ? try UnnamedFile() : UnnamedFile(descriptor)
  }

  /// Makes a file of data, to be read from its beginning.
  init(_ data: Data) throws {
    try self.init()
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw TemporaryFailure(code: errno)
    }
    try handle.seek(toOffset: 0)
  }

  /// Reads the whole file.
  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
