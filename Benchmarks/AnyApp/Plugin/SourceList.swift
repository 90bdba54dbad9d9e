import Foundation

/// The originals that a file `sources.txt` names.
struct SourceList {
  private static let unwanted: Set = [".build", "Pods", "Carthage"]

  private let folder: URL
  private let excluded: Set<String>
  private let included: Set<String>

  /// Reads the list at a place.
  init(at file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = lines.first else { throw SourceListError.noFolder(file.path) }
    let parent = file.deletingLastPathComponent()
    folder = (first.hasPrefix("/") ? URL(filePath: first) : parent.appending(path: first)).standardizedFileURL
    excluded = Self.paths(in: lines, after: "- ")
    included = Self.paths(in: lines, after: "+ ")
  }

  private static func paths(in lines: [String], after sign: String) -> Set<String> {
    Set(lines.dropFirst().filter { $0.hasPrefix(sign) }.map { String($0.dropFirst(2)) })
  }

  /// Returns the originals, in the order of their paths.
  func files() throws -> [URL] {
    let found = try files(in: "", above: [])
    if found.isEmpty { throw SourceListError.noFiles(folder.path) }
    return found
  }

  /// Returns the originals in a folder; a link to a folder around it is not followed.
  private func files(in path: String, above: Set<String>) throws -> [URL] {
    let place = folder.appending(path: path)
    let real = place.resolvingSymlinksInPath().path
    if above.contains(real) { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().flatMap { name -> [URL] in
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      if excluded.contains(inner) { return [] }
      let file = folder.appending(path: inner)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return [] }
      if !isFolder.boolValue { return name.hasSuffix(".swift") ? [file] : [] }
      let isUnwanted = Self.unwanted.contains(name) || name.hasSuffix("Tests")
      return isUnwanted && !included.contains(inner) ? [] : try files(in: inner, above: above.union([real]))
    }
  }
}

/// The reason for which a list names no originals.
enum SourceListError: Error, CustomStringConvertible {
  case noFolder(String)
  case noFiles(String)

  var description: String {
    switch self {
    case .noFolder(let list): "\(list):1: error: the first line has to name the folder of the originals"
    case .noFiles(let folder): "error: there are no Swift files in \(folder)"
    }
  }
}
