import Foundation
import PackagePlugin

/// Makes the sources of a target of those of the workbench and the patches in the target's own folder, or in that of a change
/// request, which exercises and the page read, too: `Changes/email/MVP` has its patch in `Requests/email/MVP`.
///
/// `VIPER_strong` is made of `Sources/VIPER` and its patch; `MVP_emailTests`, the tests after a change, of `Tests/MVPTests`
/// and theirs. Patches are applied in the order of their names, or in that of the file `series`, one name to a line.
@main struct PatchedSourcesPlugin: BuildToolPlugin {
  /// The tests of the architecture's own files, which say nothing about the changed module.
  private static let aboutFiles: Set = ["EntityTests.swift", "UserInterfaceTests.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The folder that paths in patches begin at: the workbench's.
    let root = context.package.directoryURL.appending(path: "../..").standardizedFileURL
    let isTests = target.name.hasSuffix("Tests")
    let architecture = target.name.prefix { $0 != "_" }
    let unchanged =
      isTests ? root.appending(path: "Tests/\(architecture)Tests") : Self.sources(of: architecture, in: root)
    let sources = try Self.files(in: unchanged, endingWith: ".swift")
      .filter { !Self.aboutFiles.contains($0.lastPathComponent) }
    let folder = Self.folderOfPatches(target, in: context.package)
    let series = folder.appending(path: "series")
    let patches = try Self.patches(in: series)
    let paths = (sources + patches).map { Self.path(of: $0, in: root) }
    let options = isTests ? ["--testing", String(target.name.dropLast("Tests".count))] : []
    let output = context.pluginWorkDirectoryURL
    let names = try patches.reduce(into: Set(sources.map(\.lastPathComponent))) { try Self.change(&$0, by: $1) }
    return [
      .buildCommand(
        displayName: "Patching the sources of \(target.name)",
        executable: try context.tool(named: "patch-sources").url,
        arguments: options + [root.path, output.path] + paths,
        inputFiles: sources + patches + [series].filter(Self.exists),
        outputFiles: names.sorted().map { output.appending(path: $0) }
      )
    ]
  }

  private static func folderOfPatches(_ target: any Target, in package: Package) -> URL {
    let path = target.directoryURL.standardizedFileURL.path
    let changes = package.directoryURL.standardizedFileURL.appending(path: "Changes").path
    guard path.hasPrefix("\(changes)/") else { return target.directoryURL }
    return package.directoryURL.appending(path: "Requests").appending(path: String(path.dropFirst(changes.count + 1)))
  }

  /// Returns the folder of an architecture's module: `Sources` has those of the documents, and no other ones.
  private static func sources(of architecture: Substring, in root: URL) -> URL {
    let folder = root.appending(path: "Sources/\(architecture)")
    return exists(folder) ? folder : root.appending(path: "Benchmarks/Contenders/\(architecture)")
  }

  private static func files(in folder: URL, endingWith suffix: String) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted().map { folder.appending(path: $0) }
  }

  /// Returns the patches that a file names, or if it is missing those of its folder.
  private static func patches(in series: URL) throws -> [URL] {
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

  private static func path(of file: URL, in root: URL) -> String {
    String(file.standardizedFileURL.path.dropFirst(root.path.count).drop { $0 == "/" })
  }

  /// Adds the files that a patch creates to a set of names, and removes those that it deletes.
  private static func change(_ names: inout Set<String>, by patch: URL) throws {
    let lines = try String(contentsOf: patch, encoding: .utf8).split(separator: "\n")
    for (old, new) in zip(lines, lines.dropFirst()) where old.hasPrefix("--- ") && new.hasPrefix("+++ ") {
      if old == "--- /dev/null" { names.insert(URL(filePath: String(new)).lastPathComponent) }
      if new == "+++ /dev/null" { names.remove(URL(filePath: String(old)).lastPathComponent) }
    }
  }
}
