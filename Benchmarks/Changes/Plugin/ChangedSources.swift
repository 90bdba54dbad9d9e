import Foundation
import PackagePlugin

/// Makes the sources of a changed module: the sources of its architecture, with the change's patch applied.
///
/// A target `MVP_email` is made of the workbench's `Sources/MVP` and the patch in the target's own folder; its tests,
/// `MVP_emailTests`, of `Tests/MVPTests` and the patch in theirs.
@main struct ChangedSources: BuildToolPlugin {
  /// The tests of the architecture's own files, which say nothing about the changed module.
  private static let aboutFiles: Set = ["EntityTests.swift", "UserInterfaceTests.swift"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The folder that paths in patches begin at: the workbench's.
    let root = context.package.directoryURL.appending(path: "../..").standardizedFileURL
    let isTests = target.name.hasSuffix("Tests")
    let architecture = target.name.prefix { $0 != "_" }
    let sources = try Self.files(
      in: root.appending(path: isTests ? "Tests/\(architecture)Tests" : "Sources/\(architecture)"),
      endingWith: ".swift"
    ).filter { !Self.aboutFiles.contains($0.lastPathComponent) }
    let patches = try Self.files(in: target.directoryURL, endingWith: ".patch")
      .filter { $0.deletingLastPathComponent().lastPathComponent == target.directoryURL.lastPathComponent }
    let paths = (sources + patches).map { Self.path(of: $0, in: root) }
    // Tests grow in between: a patch of tests finds its lines wherever they are, if they are there exactly once.
    let options = isTests ? ["--testing", String(target.name.dropLast("Tests".count))] : ["--as-numbered"]
    let output = context.pluginWorkDirectoryURL
    let names = try patches.reduce(into: Set(sources.map(\.lastPathComponent))) { try Self.change(&$0, by: $1) }
    return [
      .buildCommand(
        displayName: "Changing the sources of \(target.name)",
        executable: try context.tool(named: "patch-sources").url,
        arguments: options + [root.path, output.path] + paths,
        inputFiles: sources + patches,
        outputFiles: names.sorted().map { output.appending(path: $0) }
      )
    ]
  }

  private static func files(in folder: URL, endingWith suffix: String) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted().map { folder.appending(path: $0) }
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
