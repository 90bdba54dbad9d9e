public import Foundation
import Texts

/// The folder of a page: created if it does not exist, and never emptied.
public struct ReportFolder: Sendable {
  /// The folder, as it was given.
  public let path: String
  /// The folder after links are followed.
  private let url: URL

  /// Checks, before anything is measured, that a page can be written to a folder.
  public init(_ path: String) throws(DestinationFailure) {
    self.path = path
    // A slash at the end would hide a file or a link at this path.
    let given = URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL
    do {
      url = URL(filePath: try WholeFile.end(of: given.path(percentEncoded: false)), directoryHint: .notDirectory)
    } catch {
      throw DestinationFailure("its links form a circle")
    }
    if !exists {
      try checkMaking()
    } else if Self.isFolder(url) {
      _ = try destination()
    } else {
      throw DestinationFailure("this is a file; give a folder")
    }
  }

  /// The path of the page, even if it does not exist yet.
  public var page: String {
    URL(filePath: path, directoryHint: .isDirectory).appending(path: "index.html").relativePath
  }

  /// Writes the page as `index.html`: the folder never exists without it.
  public func write(_ page: Data) throws(DestinationFailure) {
    let destination = exists ? try destination() : nil
    do {
      if let destination { try destination.write(page) } else { try make(with: page) }
    } catch {
      throw DestinationFailure("cannot be written (\(SystemReason.of(error)))")
    }
  }

  private var exists: Bool { FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func checkMaking() throws(DestinationFailure) {
    guard Self.isFolder(url.deletingLastPathComponent()) else {
      throw DestinationFailure("the folder around it is not there")
    }
    do {
      try WholeFile(url.path(percentEncoded: false)).check()
    } catch {
      throw DestinationFailure("cannot be made (\(SystemReason.of(error)))")
    }
  }

  private func destination() throws(DestinationFailure) -> Destination {
    let file = url.appending(path: "index.html")
    let destination: Destination
    do {
      destination = try Destination(file.path(percentEncoded: false))
    } catch {
      throw DestinationFailure("its index.html: \(error.reason)")
    }
    guard Self.isReport(file) else {
      throw DestinationFailure("its index.html is not a report of the workbench; give another folder, or remove it")
    }
    return destination
  }

  /// Tells if a file is a page that was written by this type, or is not there; a link to nothing is neither.
  private static func isReport(_ file: URL) -> Bool {
    let target = file.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: target.path(percentEncoded: false)) else {
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path(percentEncoded: false))) == nil
    }
    guard (try? target.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      let head = try? FileHandle(forReadingFrom: target).read(upToCount: 4096)
    else { return false }
    return String(decoding: head, as: UTF8.self).contains("<title>Architecture Workbench")
  }

  /// Makes the folder together with the page.
  private func make(with page: Data) throws {
    let beside = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent.prefix(40)).\(UUID()).part")
    do {
      try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: false)
      try WholeFile(beside.appending(path: "index.html").path(percentEncoded: false)).write(page)
      try FileManager.default.moveItem(at: beside, to: url)
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }
}
