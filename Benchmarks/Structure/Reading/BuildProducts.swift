public import Foundation

/// What `swift build` leaves beside a program: of each module the list of its sources, and the module compiled.
public struct BuildProducts: Sendable {
  package let folder: URL

  /// The products in a folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The products beside the running program.
  public static func besideProgram() -> BuildProducts {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    return BuildProducts(folder: program?.deletingLastPathComponent() ?? URL(filePath: "/"))
  }

  /// Where compiled modules lie, for what imports them.
  public var modules: URL { folder.appending(path: "Modules") }

  /// The sources that a module was built from, those that a plugin made among them.
  ///
  /// - Throws: ``StructureFailure/notBuilt(module:)`` if the module's products are not here.
  public func sources(ofModule module: String) throws(StructureFailure) -> ModuleSources {
    let list = folder.appending(path: "\(module).build/sources")
    guard let text = try? String(contentsOf: list, encoding: .utf8),
      FileManager.default.fileExists(atPath: modules.appending(path: "\(module).swiftmodule").path)
    else { throw .notBuilt(module: module) }
    let files = text.split(separator: "\n").map { URL(filePath: Self.unquoted($0)) }
    return try ModuleSources(module: module, files: files.filter { $0.pathExtension == "swift" })
  }

  /// A path as it is: the list quotes those with blanks for a shell.
  private static func unquoted(_ path: Substring) -> String {
    guard path.hasPrefix("'"), path.hasSuffix("'"), path.count > 1 else { return String(path) }
    return String(path.dropFirst().dropLast().replacing("'\\''", with: "'"))
  }
}
