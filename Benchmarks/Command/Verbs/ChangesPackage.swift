import Foundation
import Instruments
import Structure

/// The package that builds the changed modules, proves them, tests their roles and measures their steps.
struct ChangesPackage: Sendable {
  let root: URL
  private let runs: InterruptibleRuns

  /// Finds out whether there is a compiler, and begins to listen for signals that end it.
  init(root: URL) throws(CommandFailure) {
    guard Toolchain.find("swift") != nil else {
      throw CommandFailure(
        .unavailable,
        "--verify builds the changed apps, and swift is not on PATH; install Swift 6.3"
      )
    }
    self.root = root
    runs = InterruptibleRuns()
  }

  /// Builds and runs everything; what the tools say goes to standard error as they say it. A signal that ends this program
  /// ends them too, before they write a record.
  @MainActor
  func verify(_ requests: [String], on console: any Console) async throws(CommandFailure) {
    for configuration in ["debug", "release"] {
      // A plan that is kept does not know of files that are new in the workbench.
      try? FileManager.default.removeItem(at: root.appending(path: ".build/changes/\(configuration).yaml"))
    }
    let release = ["--configuration", "release"]
    try run(swift(["build"] + release + ["--product", "prove"]), on: console)
    let proof = [".build/changes/release/prove", "--actions", "100000", "--record"]
    // By name: without it everything is built that the workbench has. Last, for the processor that has no walk left.
    let build = swift(["build", "--product", "ChangesPackageTests"])
    try await inLanes(requests.map { proof + [$0] } + [build], on: console)
    try run(swift(["run"] + release + ["steps", "--record"] + requests), on: console)
    // Messages are counted, and tests of roles compiled, with what is built for debugging.
    try run(swift(["run", "steps", "--record"] + requests), on: console)
    try run(swift(["run", "role-tests", "--record"] + requests), on: console)
    try run(swift(["test", "--skip-build"]), on: console)
  }

  private func swift(_ words: [String]) -> [String] {
    let place = ["--package-path", "Benchmarks/Changes", "--scratch-path", ".build/changes"]
    return ["swift", words[0]] + place + words.dropFirst()
  }

  @MainActor
  private func run(_ words: [String], on console: any Console) throws(CommandFailure) {
    console.writeError(words.joined(separator: " "))
    let failure = failure(of: words)
    runs.endIfInterrupted()
    if let failure { throw failure }
  }

  /// Runs programs that need one processor each, as many at once as there are.
  @MainActor
  private func inLanes(_ programs: [[String]], on console: any Console) async throws(CommandFailure) {
    for program in programs { console.writeError(program.joined(separator: " ")) }
    let failures = await withTaskGroup(of: CommandFailure?.self) { group in
      var rest = programs[...]
      for words in rest.prefix(ProcessInfo.processInfo.activeProcessorCount) {
        rest = rest.dropFirst()
        group.addTask { failure(of: words) }
      }
      var failures: [CommandFailure] = []
      for await found in group {
        if let found { failures.append(found) }
        if let words = rest.popFirst() { group.addTask { failure(of: words) } }
      }
      return failures
    }
    runs.endIfInterrupted()
    if let failure = failures.first { throw failure }
  }

  /// Runs a program; why it failed, if it did.
  private func failure(of words: [String]) -> CommandFailure? {
    let line = words.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = root
    // Standard output is for figures.
    process.standardOutput = FileHandle.standardError
    do {
      try runs.wait(for: process)
    } catch {
      return CommandFailure(.unavailable, "\(line): cannot be started (\(error.localizedDescription))")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return CommandFailure(.checkFailed, "\(line): it failed; its messages above say why")
    }
    return nil
  }
}
