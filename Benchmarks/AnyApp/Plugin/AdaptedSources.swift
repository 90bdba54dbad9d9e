import Foundation
import PackagePlugin

/// Makes the sources of a target of a UIKit app's originals, which lie outside of the target and are only read.
///
/// The target has a file `sources.txt`. Its first line is the folder of the originals, absolute or seen from the
/// target's folder. Below it, a line that begins with `- ` leaves out a file or folder in it; one that begins with
/// `+ ` takes in a folder that is left out by itself: build folders, `Pods`, `Carthage`, playgrounds and those of tests.
/// Any other line is one more folder, or a file.
/// The target needs a Swift file of its own, however short: the package manager ignores a target without one.
@main struct AdaptedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "sources.txt")
    let originals = try SourceList(at: list).files()
    let output = context.pluginWorkDirectoryURL
    let names = OutputNames.names(for: originals.map(\.path)) + [OutputNames.registration]
    return [
      .buildCommand(
        displayName: "Adapting the sources of \(target.name)",
        executable: try context.tool(named: "adapt-sources").url,
        // The list in the place of the originals: a command line has an end.
        arguments: ["--module", target.name, "--output", output.path, "--list", list.path],
        inputFiles: originals + [list],
        outputFiles: names.map { output.appending(path: $0) }
      )
    ]
  }
}
