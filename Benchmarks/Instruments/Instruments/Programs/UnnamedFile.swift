import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file without a name: nobody else can open it, and it is gone with its last handle, however the program ends.
struct UnnamedFile {
  let handle: FileHandle

  /// Makes an empty file in the folder for temporary files.
  ///
  /// - Throws: what the file system says.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
    var path = Array(folder.appending(path: "workbench-XXXXXX").path(percentEncoded: false).utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    unlink(path)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Makes a file of data, to be read from its beginning.
  init(_ data: Data) throws {
    try self.init()
    try handle.write(contentsOf: data)
    try handle.seek(toOffset: 0)
  }

  /// Everything in it.
  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
