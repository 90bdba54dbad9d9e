public import Foundation

/// The originals that a file `sources.txt` names. The build's plugin compiles this file, too.
public struct SourceList {
  /// A folder or a file that originals are read from.
  private struct Root {
    let place: URL
    var excluded: Set<String> = []
    var included: Set<String> = []
  }

  private static let unwanted: Set = [".build", "Pods", "Carthage"]

  private var roots: [Root] = []

  /// Takes all originals in folders, without a list.
  public init(of places: [URL]) {
    roots = places.map { Root(place: $0.standardizedFileURL) }
  }

  /// Reads the list at a place.
  public init(at file: URL) throws {
    let parent = file.deletingLastPathComponent()
    for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      let path = line.dropFirst(2).trimmingCharacters(in: ["/", " "])
      if line.hasPrefix("- "), !roots.isEmpty {
        roots[roots.count - 1].excluded.insert(path)
      } else if line.hasPrefix("+ "), !roots.isEmpty {
        roots[roots.count - 1].included.insert(path)
      } else if !line.isEmpty {
        let place = line.hasPrefix("/") ? URL(filePath: line) : parent.appending(path: line)
        roots.append(Root(place: place.standardizedFileURL))
      }
    }
    if roots.isEmpty { throw SourceListError.noFolder(file.path) }
  }

  /// The list as the text of a file.
  public var text: String {
    roots.map { root in
      ([root.place.path] + root.excluded.sorted().map { "- \($0)" } + root.included.sorted().map { "+ \($0)" })
        .map { "\($0)\n" }.joined()
    }.joined()
  }

  /// The paths of the folders and files that the list names.
  public var places: [String] { roots.map(\.place.path) }

  /// Leaves out a file or a folder; returns false if it is in none of the list's folders.
  public mutating func leaveOut(_ place: URL) -> Bool {
    let path = place.standardizedFileURL.path
    let holders = roots.indices.filter { path.hasPrefix(roots[$0].place.path + "/") }
    for index in holders {
      roots[index].excluded.insert(String(path.dropFirst(roots[index].place.path.count + 1)))
    }
    return !holders.isEmpty
  }

  /// Returns the originals of each folder in the order of their paths; each is named once.
  ///
  /// - Throws: ``SourceListError`` if there are none, or if a folder cannot be read.
  public func files() throws(SourceListError) -> [URL] {
    let found = try files { $0.hasSuffix(".swift") }
    if found.isEmpty { throw .noFiles(places.joined(separator: ", ")) }
    return found
  }

  /// Returns the files whose names fulfil a condition.
  public func files(where isWanted: (String) -> Bool) throws(SourceListError) -> [URL] {
    var (found, seen): ([URL], Set<String>) = ([], [])
    for root in roots { try Self.collect(in: "", of: root, isWanted, &found, &seen) }
    return found
  }

  /// Adds the files in a folder. One that links lead to again is not entered again.
  private static func collect(
    in path: String,
    of root: Root,
    _ isWanted: (String) -> Bool,
    _ found: inout [URL],
    _ seen: inout Set<String>
  ) throws(SourceListError) {
    let place = path.isEmpty ? root.place : root.place.appending(path: path)
    guard let isFolder = isFolder(place) else {
      // A link that leads nowhere is not an original; a place that is named has to be there.
      if path.isEmpty { throw .missing(place.path) }
      return
    }
    guard isFolder else {
      if isWanted(place.lastPathComponent), seen.insert(place.path).inserted { found.append(place) }
      return
    }
    guard seen.insert(place.resolvingSymlinksInPath().path).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
      throw .unreadable(place.path)
    }
    for name in names.sorted() {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      let isUnwanted = unwanted.contains(name) || name.hasSuffix("Tests") || name.hasSuffix(".playground")
      if root.excluded.contains(inner) || (isUnwanted && !root.included.contains(inner)) { continue }
      try collect(in: inner, of: root, isWanted, &found, &seen)
    }
  }

  /// Returns true for a folder, false for a file, `nil` for neither.
  private static func isFolder(_ place: URL) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}

/// The reason for which a list names no originals.
public enum SourceListError: Error, Equatable, CustomStringConvertible {
  /// A list names no folder.
  case noFolder(String)
  /// A folder has no Swift files.
  case noFiles(String)
  /// A folder or file is missing.
  case missing(String)
  /// A folder cannot be read.
  case unreadable(String)

  /// The reason, in one line.
  public var description: String {
    switch self {
    case .noFolder(let list): "\(list):1: error: the first line has to name the folder of the originals"
    case .noFiles(let folder): "\(folder): error: the folder has not one Swift file"
    case .missing(let place): "\(place): error: the file or folder is missing"
    case .unreadable(let folder): "\(folder): error: the folder cannot be read"
    }
  }
}
