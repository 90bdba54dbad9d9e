public import Foundation

/// A package beside an app's originals that builds and runs them; the originals are only read.
public struct AdoptedPackage {
  /// The module's name.
  public let module: String
  /// The files by their paths in the package.
  public let files: [String: String]

  /// Plans a package.
  ///
  /// - Parameters:
  ///   - module: the module's name.
  ///   - originals: the folder of the originals.
  ///   - workbench: the folder of the package that has UIKit.
  ///   - imports: the modules for which there is nothing here.
  public init(module: String, originals: URL, workbench: URL, imports: [String]) {
    self.module = module
    var files = [
      "Package.swift": Self.manifest(module, workbench: workbench, imports: imports),
      "Sources/\(module)/sources.txt": "\(originals.path)\n",
      "Sources/\(module)/Adopted.swift": "// The sources of this module are those that sources.txt names.\n",
      "Sources/App/main.swift": Self.main(module, originals: originals),
      "answers.txt": "",
      "start.journey": "# What a person does, an action on each line. See: swift run App help\nscreen\n",
    ]
    for name in imports {
      files["Sources/\(name)/\(name).swift"] = """
        // Nothing of \(name) is here. What the app needs of it can be written here.
        @_exported public import Foundation

        """
    }
    self.files = files
  }

  /// Writes the package into a folder that is not there yet: all of it, or nothing.
  ///
  /// - Throws: ``AdoptionError`` if the folder is there, or cannot be written.
  public func write(to folder: URL) throws(AdoptionError) {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.path) else { throw .exists(folder.path) }
    let scratch = folder.deletingLastPathComponent().appending(
      path: ".\(folder.lastPathComponent)-\(UUID().uuidString)"
    )
    do {
      for (path, text) in files {
        let file = scratch.appending(path: path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try manager.moveItem(at: scratch, to: folder)
    } catch {
      try? manager.removeItem(at: scratch)
      throw .unwritable(folder.path, error.localizedDescription)
    }
  }

  private static func manifest(_ module: String, workbench: URL, imports: [String]) -> String {
    let stubs = imports.map { ", \"\($0)\"" }.joined()
    let targets = imports.map { "    .target(name: \"\($0)\"),\n" }.joined()
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      // Builds an app's originals with a headless UIKit. Made by the workbench's command adopt.
      let package = Package(
        name: "\(module)-bench",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: \(quoted(workbench.path)))],
        targets: [
          .target(
            name: "\(module)",
            dependencies: [.product(name: "UIKit", package: "AnyApp")\(stubs)],
            exclude: ["sources.txt"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "AdaptedSources", package: "AnyApp")]
          ),
      \(targets)    .executableTarget(
            name: "App",
            dependencies: ["\(module)", .product(name: "AppBench", package: "AnyApp")]
          ),
        ]
      )

      """
  }

  private static func main(_ module: String, originals: URL) -> String {
    """
    import AppBench
    import Foundation
    import \(module)

    let originals = URL(filePath: \(quoted(originals.path)))
    exit(AppProgram(interfaces: originals, registerClasses, makeApplicationDelegate).run())

    """
  }

  /// The text as a literal of Swift.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// The reason for which no package is made, in one line.
public enum AdoptionError: Error, Equatable, CustomStringConvertible {
  /// The folder is missing.
  case noFolder(String)
  /// There is something at the package's place.
  case exists(String)
  /// The package cannot be written.
  case unwritable(String, String)
  /// No class is the delegate of the app.
  case noDelegate(String)

  /// The reason.
  public var description: String {
    switch self {
    case .noFolder(let path): "\(path): the folder is missing"
    case .exists(let path): "\(path): it is there already; --into names another folder"
    case .unwritable(let path, let reason): "\(path): the package cannot be written: \(reason)"
    case .noDelegate(let path): "\(path): no class is the app's delegate, so that nothing says how the app starts"
    }
  }
}
