public import Foundation

/// The folder that a page is written to: made if it is not there, and never emptied.
public struct ReportFolder: Sendable {
  private let url: URL
  private let path: String

  /// Finds out whether a page can be written to a folder, before anything is measured.
  public init(_ path: String) throws(ReportFailure) {
    self.path = path
    // With a slash at its end nothing would be found where a file is.
    url = URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    let exists = manager.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
    if exists, !isFolder.boolValue { throw .notWritten(path: path, reason: "this is a file; give a folder") }
    let place = exists ? url : url.deletingLastPathComponent()
    guard manager.isWritableFile(atPath: place.path(percentEncoded: false)) else {
      let reason = exists ? "it cannot be written to" : "the folder around it is not there or cannot be written to"
      throw .notWritten(path: path, reason: reason)
    }
  }

  /// Writes the page as `index.html`: first under another name, then in the place of the old one.
  public func write(_ page: Data) throws(ReportFailure) {
    let manager = FileManager.default
    do {
      guard manager.fileExists(atPath: url.path(percentEncoded: false)) else { return try make(with: page) }
      try page.write(to: url.appending(path: "index.html"), options: .atomic)
    } catch {
      throw .notWritten(path: path, reason: "it cannot be written (\(error.localizedDescription))")
    }
  }

  /// Makes the folder together with the page: the folder never exists without it.
  private func make(with page: Data) throws {
    let beside = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent.prefix(40)).\(UUID()).part")
    do {
      try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: false)
      try page.write(to: beside.appending(path: "index.html"))
      try FileManager.default.moveItem(at: beside, to: url)
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }
}
