public import Foundation

/// The folder of a package: the workbench's own, or a copy of it.
public struct PackageFolder: Sendable, Equatable {
  /// The folder of `Package.swift`.
  public let root: URL

  /// The path of the package that has variants, wirings and change requests.
  public static let lab = "Benchmarks/Lab"
  /// The package that runs other people's apps, as a path in the workbench.
  public static let anyApp = "Benchmarks/AnyApp"

  /// The path of the change requests.
  public static let changes = "Benchmarks/Workshop/Requests"

  /// Looks at a folder.
  public init(root: URL) {
    self.root = root
  }

  /// Returns the current folder if the workbench's sources are there, or else the one that the program was built from.
  public static func here() -> PackageFolder {
    let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    return hasSources(here) ? PackageFolder(root: here) : built
  }

  /// The folder that the program was built from.
  public static let built = PackageFolder(
    root: URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  )

  /// Tells if another folder is the same one, however their paths are written.
  public func isSame(as other: PackageFolder) -> Bool {
    root.resolvingSymlinksInPath().path == other.root.resolvingSymlinksInPath().path
  }

  private static func hasSources(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Benchmarks/Facts").path)
  }

  /// The text of a file.
  public func text(_ path: String) throws(UnreadableFile) -> String {
    guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
      throw UnreadableFile(path: path)
    }
    return text
  }

  /// Returns the texts of the files in a folder whose names have one of the given endings, by path.
  ///
  /// - Throws: ``UnreadableFile`` if there are none, or if one cannot be read.
  public func files(in folder: String, _ kinds: [String] = [".swift"]) throws(UnreadableFile) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (names?.compactMap { $0 as? String } ?? []).filter { name in kinds.contains { name.hasSuffix($0) } }
    guard !paths.isEmpty else { throw UnreadableFile(path: folder) }
    var files: [String: String] = [:]
    for path in paths { files["\(folder)/\(path)"] = try text("\(folder)/\(path)") }
    return files
  }

  /// Returns the folder of an architecture's sources: in `Sources` for the documents' six, else among the contenders.
  public func sources(of module: String) -> String {
    let contender = "Benchmarks/Contenders/\(module)"
    return has(contender) ? contender : "Sources/\(module)"
  }

  /// Returns the names of the files and folders in a folder, in order; none if the folder is missing.
  public func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted()
  }

  /// Tells if there is a file or folder.
  public func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

/// A file or folder of the package that is missing, or cannot be read as text.
public struct UnreadableFile: Error, Sendable, Equatable {
  /// Its path, from the package's folder on.
  public let path: String
}
