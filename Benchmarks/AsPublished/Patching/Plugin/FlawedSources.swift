import Foundation
import PackagePlugin

/// Makes the sources of a flawed module or a variant: those of the module that it is named for, with patches applied.
///
/// A target `VIPER_strong` is made of `Sources/VIPER` and the patch in the target's own folder, or the patches that the
/// file `series` there names one to a line.
@main struct FlawedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let sources = try Self.sources(of: String(target.name.prefix { $0 != "_" }), in: root)
    let series = target.directoryURL.appending(path: "series")
    let patches = try Self.patches(of: series)
    let output = context.pluginWorkDirectoryURL
    let words = (sources + patches).map { String($0.standardizedFileURL.path.dropFirst(root.path.count + 1)) }
    return [
      .buildCommand(
        displayName: "Patching the sources of \(target.name)",
        executable: try context.tool(named: "patch-sources").url,
        arguments: [root.path, output.path] + words,
        inputFiles: sources + patches + [series].filter(Self.exists),
        outputFiles: sources.map { output.appending(path: $0.lastPathComponent) }
      )
    ]
  }

  private static func sources(of module: String, in root: URL) throws -> [URL] {
    let folder = root.appending(path: "Sources/\(module)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  private static func patches(of series: URL) throws -> [URL] {
    let folder = series.deletingLastPathComponent()
    guard exists(series) else {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".patch") }.sorted().map { folder.appending(path: $0) }
    }
    return try String(contentsOf: series, encoding: .utf8).split(separator: "\n")
      .map { folder.appending(path: String($0)) }
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}
