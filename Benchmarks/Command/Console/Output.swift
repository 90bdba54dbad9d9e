import Foundation
import Reports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where results go: standard output, or a file that is whole or not there.
struct Output {
  private let path: String?

  /// Finds out where, and whether anything can be written there, before hours are spent on what to write.
  init(_ arguments: Arguments) throws(CommandFailure) {
    path = arguments.value(of: .output)
    guard let path else { return }
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure(.failed, "--output \(path): this is a folder; give a file")
    }
    // A device needs no file beside it.
    guard Self.isDevice(path) || FileManager.default.isWritableFile(atPath: folder) else {
      throw CommandFailure(.failed, "--output \(path): the folder is not there or cannot be written to")
    }
  }

  /// Whether colours may be used: in a terminal, never in a file.
  @MainActor
  func showsColors(on console: any Console) -> Bool { path == nil && console.showsColors }

  /// Writes figures as JSON if that is the format, or else as text, which is told whether it may use colours.
  @MainActor
  func write(
    _ value: some Encodable,
    as format: ReportFormat,
    on console: any Console,
    orText text: (Bool) -> String
  ) throws(CommandFailure) {
    guard format == .json else { return try write(text: text(showsColors(on: console)), on: console) }
    let json: String
    do {
      json = try JSONText.of(value)
    } catch {
      throw CommandFailure(.failed, "the results cannot be written as JSON: \(error)")
    }
    try write(text: json, on: console)
  }

  /// Writes results; a file is old or new, and never half of either.
  @MainActor
  func write(text: String, on console: any Console) throws(CommandFailure) {
    guard let path else { return try console.write(text) }
    do {
      if Self.isDevice(path) {
        // A device or a pipe is written to; a file beside it, renamed, would take its place.
        try FileHandle(forWritingTo: URL(filePath: path)).write(contentsOf: Data(text.utf8))
      } else {
        try WholeFile(path).write(Data(text.utf8))
      }
    } catch {
      throw CommandFailure(.failed, "--output \(path): cannot be written (\(error.localizedDescription))")
    }
  }

  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    // Follows links: /dev/stdout is one.
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
