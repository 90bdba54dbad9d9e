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
