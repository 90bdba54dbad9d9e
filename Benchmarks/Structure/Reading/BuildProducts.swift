public import Foundation

/// The files that `swift build` leaves beside a program: each module's list of sources, and the compiled modules.
public struct BuildProducts: Sendable {
  /// The folder of the products.
  public let folder: URL

  /// The products in a folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The products beside the running program.
  public static func besideProgram() -> BuildProducts {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    return BuildProducts(folder: program?.deletingLastPathComponent() ?? URL(filePath: "/"))
  }

  /// The folder of the compiled modules.
  public var modules: URL { folder.appending(path: "Modules") }

  /// Returns the sources that a module was built from, those that a plugin made included.
  ///
  /// - Throws: ``StructureFailure/notBuilt(module:)`` if the module's products are not here.
  public func sources(ofModule module: String) throws(StructureFailure) -> ModuleSources {
    let list = folder.appending(path: "\(module).build/sources")
    guard let text = try? String(contentsOf: list, encoding: .utf8),
      FileManager.default.fileExists(atPath: modules.appending(path: "\(module).swiftmodule").path)
    else { throw .notBuilt(module: module) }
    let files = text.split(whereSeparator: \.isNewline).map { URL(filePath: Self.unquoted($0)) }
    return try ModuleSources(module: module, files: files.filter { $0.pathExtension == "swift" })
  }

  /// Removes the quotation marks from a path: the list quotes those with blanks for a shell.
  private static func unquoted(_ path: Substring) -> String {
    guard path.hasPrefix("'"), path.hasSuffix("'"), path.count > 1 else { return String(path) }
    return String(path.dropFirst().dropLast().replacing("'\\''", with: "'"))
  }
}
