public import Foundation

/// The source files of a module.
public struct ModuleSources: Sendable {
  /// The module's name.
  public let module: String
  /// The folder that they all lie in: its folders are the module's components.
  public let folder: URL
  /// The files, in the order of their paths.
  public let files: [URL]
  /// Files of the module that are compiled with these and not read, such as those that a build makes.
  let others: [URL]

  /// The Swift files in a folder and the folders below it.
  ///
  /// - Throws: ``StructureFailure/unreadable(path:)`` if there are none.
  public init(module: String, folder: URL) throws(StructureFailure) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    guard !files.isEmpty else { throw .unreadable(path: folder.path) }
    self.init(module: module, folder: folder, files: files)
  }

  /// Takes the files that a build compiled; their folder is the deepest one that contains them all.
  ///
  /// - Throws: ``StructureFailure/notBuilt(module:)`` if there are none.
  init(module: String, files: [URL]) throws(StructureFailure) {
    guard var folder = files.first?.deletingLastPathComponent() else { throw .notBuilt(module: module) }
    while !files.allSatisfy({ $0.path.hasPrefix(folder.path + "/") }), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    self.init(module: module, folder: folder, files: files)
  }

  /// Takes the files that a build compiled, and reads those that it did not make.
  ///
  /// - Parameters:
  ///   - folder: the folder that they lie in; if not all do, it is the deepest one that contains them all.
  ///   - made: the folder of the files that the build made.
  /// - Throws: ``StructureFailure/unreadable(path:)`` if it made them all.
  init(module: String, folder: URL, compiled: [URL], made: URL) throws(StructureFailure) {
    let files = compiled.filter { !$0.path.hasPrefix(made.path + "/") }
    guard !files.isEmpty else { throw .unreadable(path: folder.path) }
    let isTheirs = files.allSatisfy { $0.path.hasPrefix(folder.path + "/") }
    let others = compiled.filter { $0.path.hasPrefix(made.path + "/") }
    let place = isTheirs ? folder : try ModuleSources(module: module, files: files).folder
    self.init(module: module, folder: place, files: files, others: others)
  }

  private init(module: String, folder: URL, files: [URL], others: [URL] = []) {
    self.module = module
    self.folder = folder
    self.files = files.sorted { $0.path < $1.path }
    self.others = others
  }

  /// Returns only the files in some of the folder's own folders.
  public func only(in components: [String]) -> ModuleSources {
    let chosen = files.filter { file in components.contains { path(of: file).hasPrefix("\($0)/") } }
    return ModuleSources(module: module, folder: folder, files: chosen, others: others)
  }

  /// Returns only the files that a plugin of the build made.
  public func onlyMadeByPlugins() throws(StructureFailure) -> ModuleSources {
    try ModuleSources(module: module, files: files.filter(Self.isMadeByPlugin))
  }

  /// The texts of the files by their paths below the folder.
  public func texts() throws(StructureFailure) -> [String: String] {
    var texts: [String: String] = [:]
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(path: file.path) }
      texts[path(of: file)] = text
    }
    return texts
  }

  /// Returns the files without one of a given name, such as one that is there only so that a plugin has a target.
  public func without(_ name: String) -> ModuleSources {
    ModuleSources(module: module, folder: folder, files: files.filter { $0.lastPathComponent != name }, others: others)
  }

  private static func isMadeByPlugin(_ file: URL) -> Bool { file.path.contains("/plugins/outputs/") }

  /// A file's path below the folder, such as `UserList/UserListView.swift`.
  public func path(of file: URL) -> String {
    String(file.path.dropFirst(folder.path.count + (folder.path.hasSuffix("/") ? 0 : 1)))
  }
}
