import Foundation
import Reports

/// Where results go: standard output, or a file that is whole or not there.
struct Output {
  private let path: String?

  /// Finds out where, and whether anything can be written there, before hours are spent on what to write.
  init(_ arguments: Arguments) throws(CommandFailure) {
    path = arguments.value(of: .output)
    guard let path else { return }
    let folder = URL(filePath: path).deletingLastPathComponent().path()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure(.failed, "--output \(path): this is a folder; give a file")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CommandFailure(.failed, "--output \(path): the folder is not there or cannot be written to")
    }
  }

  /// Whether results go to the console.
  var isConsole: Bool { path == nil }

  /// Writes figures as JSON, as ``write(text:on:)`` does.
  @MainActor
  func write(_ value: some Encodable, on console: any Console) throws(CommandFailure) {
    let text: String
    do {
      text = try JSONText.of(value)
    } catch {
      throw CommandFailure(.failed, "the results cannot be written as JSON: \(error)")
    }
    try write(text: text, on: console)
  }

  /// Writes results; a file is written beside its place and then renamed.
  @MainActor
  func write(text: String, on console: any Console) throws(CommandFailure) {
    guard let path else { return console.write(text) }
    do {
      if isDevice(path) {
        // A device or a pipe is written to; a file beside it, renamed, would take its place.
        try FileHandle(forWritingTo: URL(filePath: path)).write(contentsOf: Data(text.utf8))
      } else {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      }
    } catch {
      throw CommandFailure(.failed, "--output \(path): cannot be written (\(error.localizedDescription))")
    }
  }

  private func isDevice(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular && $0 != .typeSymbolicLink } ?? false
  }
}
