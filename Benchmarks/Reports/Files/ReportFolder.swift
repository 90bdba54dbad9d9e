public import Foundation

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
    do {
      return try Destination(url.appending(path: "index.html").path(percentEncoded: false))
    } catch {
      throw DestinationFailure("its index.html: \(error.reason)")
    }
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
