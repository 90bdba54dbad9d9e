public import Foundation

/// The originals that a file `sources.txt` names. The build's plugin compiles this file, too.
public struct SourceList {
  private static let unwanted: Set = [".build", "Pods", "Carthage"]

  private let folder: URL
  private let excluded: Set<String>
  private let included: Set<String>

  /// Takes all originals in a folder, without a list.
  public init(of folder: URL) {
    self.folder = folder.standardizedFileURL
    excluded = []
    included = []
  }

  /// Reads the list at a place.
  public init(at file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = lines.first else { throw SourceListError.noFolder(file.path) }
    let parent = file.deletingLastPathComponent()
    folder = (first.hasPrefix("/") ? URL(filePath: first) : parent.appending(path: first)).standardizedFileURL
    excluded = Self.paths(in: lines, after: "- ")
    included = Self.paths(in: lines, after: "+ ")
  }

  private static func paths(in lines: [String], after sign: String) -> Set<String> {
    Set(lines.dropFirst().filter { $0.hasPrefix(sign) }.map { $0.dropFirst(2).trimmingCharacters(in: ["/", " "]) })
  }

  /// Returns the originals, in the order of their paths.
  public func files() throws -> [URL] {
    var (found, seen): ([URL], Set<String>) = ([], [])
    try collect(in: "", &found, &seen)
    if found.isEmpty { throw SourceListError.noFiles(folder.path) }
    return found
  }

  /// Adds the originals in a folder. One that links lead to again is not entered again.
  private func collect(in path: String, _ found: inout [URL], _ seen: inout Set<String>) throws {
    let place = path.isEmpty ? folder : folder.appending(path: path)
    guard seen.insert(place.resolvingSymlinksInPath().path).inserted else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      let file = folder.appending(path: inner)
      var isFolder: ObjCBool = false
      guard !excluded.contains(inner), FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      else { continue }
      if !isFolder.boolValue {
        if name.hasSuffix(".swift") { found.append(file) }
      } else if included.contains(inner) || !(Self.unwanted.contains(name) || name.hasSuffix("Tests")) {
        try collect(in: inner, &found, &seen)
      }
    }
  }
}

/// The reason for which a list names no originals.
public enum SourceListError: Error, CustomStringConvertible {
  /// A list's first line is empty.
  case noFolder(String)
  /// A folder has no Swift files.
  case noFiles(String)

  /// The reason, in one line.
  public var description: String {
    switch self {
    case .noFolder(let list): "\(list):1: error: the first line has to name the folder of the originals"
    case .noFiles(let folder): "\(folder): error: the folder has not one Swift file"
    }
  }
}
