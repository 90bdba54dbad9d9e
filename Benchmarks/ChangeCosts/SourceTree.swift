public import Foundation

/// The sources of a package, as they stand.
public struct SourceTree: Sendable {
  /// The package's folder.
  public let root: URL

  /// Looks at a package's folder.
  public init(root: URL) {
    self.root = root
  }

  /// Stands for all Swift files in a folder, such as `Sources/MVC`: sixteen digits, the same on every machine.
  ///
  /// - Throws: ``ChangeFailure/unreadable(path:)`` if there are none, or if one cannot be read.
  public func fingerprint(of folder: String) throws(ChangeFailure) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(try files(in: folder))
    return fingerprint.text
  }

  /// The texts of the files in a folder whose names end in one of some ways, by path.
  func files(in folder: String, _ kinds: [String] = [".swift"]) throws(ChangeFailure) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (names?.compactMap { $0 as? String } ?? []).filter { name in kinds.contains { name.hasSuffix($0) } }
    guard !paths.isEmpty else { throw .unreadable(path: folder) }
    var files: [String: String] = [:]
    for path in paths { files["\(folder)/\(path)"] = try text("\(folder)/\(path)") }
    return files
  }

  /// The text of a file.
  func text(_ path: String) throws(ChangeFailure) -> String {
    guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
      throw .unreadable(path: path)
    }
    return text
  }
}
