import Foundation

/// The package that builds the changed modules, proves them and tests their roles.
struct ChangesPackage {
  let root: URL

  /// Builds and runs everything; what the tools say goes to standard error as they say it.
  @MainActor
  func verify(_ requests: [String], on console: any Console) throws(CommandFailure) {
    for configuration in ["debug", "release"] {
      // A plan that is kept does not know of files that are new in the workbench.
      try? FileManager.default.removeItem(at: root.appending(path: ".build/changes/\(configuration).yaml"))
    }
    let release = ["run", "--configuration", "release"]
    try swift(release + ["prove", "--actions", "100000", "--record"] + requests, on: console)
    try swift(release + ["steps", "--record"] + requests, on: console)
    // Messages are counted, and tests of roles compiled, with what is built for debugging.
    try swift(["run", "steps", "--record"] + requests, on: console)
    try swift(["run", "role-tests", "--record"] + requests, on: console)
    // By name: without it everything is built that the workbench has.
    try swift(["build", "--product", "ChangesPackageTests"], on: console)
    try swift(["test", "--skip-build"], on: console)
  }

  @MainActor
  private func swift(_ words: [String], on console: any Console) throws(CommandFailure) {
    let place = ["--package-path", "Benchmarks/Changes", "--scratch-path", ".build/changes"]
    let words = ["swift", words[0]] + place + words.dropFirst()
    let line = words.joined(separator: " ")
    console.writeError(line)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = root
    // Standard output is for figures.
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw CommandFailure(.unavailable, "\(line): cannot be started (\(error.localizedDescription))")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CommandFailure(.checkFailed, "\(line): it failed; what is wrong stands above")
    }
  }
}
