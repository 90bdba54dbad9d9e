import Foundation
import Texts

/// The workbench's own folder, with the texts of which packages are made. They are read from the sources, so that they
/// are up to date, and no program grows by them.
struct WorkbenchFolder {
  /// The package.
  let package: PackageFolder

  /// The folder of `Package.swift`, with links resolved.
  var root: URL { package.root }

  /// Finds the current folder if that is the workbench's, otherwise the one from which the command was built.
  init() throws(CommandFailure) {
    let package = PackageFolder.here()
    guard package.has("docs/workshop/new/Package.swift") else {
      throw CommandFailure(
        .noInput,
        "\(package.root.path): the workbench's sources are not there; run it in their folder"
      )
    }
    self.init(root: package.root.standardizedFileURL.resolvingSymlinksInPath())
  }

  /// Creates the folder from a path without links.
  init(root: URL) {
    package = PackageFolder(root: root)
  }

  /// The folder of what is built for exercises, among the products.
  var products: URL { root.appending(path: ".build/exercises") }

  /// A file's text.
  func text(_ path: String) throws(CommandFailure) -> String {
    do {
      return try TextFile.read(root.appending(path: path))
    } catch {
      throw CommandFailure(.noInput, "\(root.appending(path: path).path): \(error)")
    }
  }

  /// The texts of all files in a folder, by their paths in it.
  func files(in folder: String) throws(CommandFailure) -> [String: String] {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String }
    var files: [String: String] = [:]
    for path in all ?? [] where !isFolder("\(folder)/\(path)") {
      // The files of a build are not texts of the package.
      if !Set(path.split(separator: "/")).isDisjoint(with: [".build", ".swiftpm"]) { continue }
      files[path] = try text("\(folder)/\(path)")
    }
    guard !files.isEmpty else {
      throw CommandFailure(.noInput, "\(root.appending(path: folder).path): nothing is there")
    }
    return files
  }

  /// Tells if a folder is this one or lies in it.
  func contains(_ folder: URL) -> Bool {
    "\(folder.path)/".hasPrefix("\(root.path)/")
  }

  /// Returns the path to this folder from another one: relative, so that both can be moved together, unless they have
  /// only the root in common.
  func path(from folder: URL) -> String {
    let (mine, others) = (root.pathComponents, folder.pathComponents)
    let common = zip(mine, others).prefix { $0 == $1 }.count
    guard common > 1 else { return root.path }
    return (Array(repeating: "..", count: others.count - common) + mine.dropFirst(common)).joined(separator: "/")
  }

  /// Returns the command line of the workbench for some words, as it works in a folder.
  ///
  /// - Parameter folder: by default the current one.
  func command(_ words: [String], in folder: URL? = nil) -> String {
    let here = folder ?? URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    let place = here.resolvingSymlinksInPath().standardizedFileURL
    let package = place.path == root.path ? [] : ["--package-path", Program.quoted(path(from: place))]
    return (["swift run"] + package + ["workbench"] + words).joined(separator: " ")
  }

  private func isFolder(_ path: String) -> Bool {
    (try? root.appending(path: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}
