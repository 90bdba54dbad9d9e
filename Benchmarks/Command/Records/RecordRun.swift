import Foundation
import Processes
import Records
import Reports
import Structure

/// Computes records again: with the programs of the lab, or from what a run of the comparison prints.
struct RecordRun: Sendable {
  private let root: URL

  /// Finds the compiler.
  init(root: URL) throws(CommandFailure) {
    guard Toolchain.find("swift") != nil else {
      throw CommandFailure(
        .unavailable,
        "records are computed with the changed apps, and swift is not on PATH; install Swift 6.3"
      )
    }
    self.root = root
  }

  /// Builds and runs the programs for the records. The tools print to standard error.
  @MainActor
  func renew(_ names: [RecordName], on console: any Console) async throws(CommandFailure) {
    for configuration in ["debug", "release"] {
      // An old plan does not include files that are new in the workbench.
      try? FileManager.default.removeItem(at: root.appending(path: "\(PackageFolder.lab)/.build/\(configuration).yaml"))
    }
    func requests(_ make: (String) -> RecordName) -> [String] {
      names.compactMap { name in name.request.flatMap { make($0) == name ? $0 : nil } }
    }
    let (proofs, steps) = (requests(RecordName.proof), requests(RecordName.steps))
    let hasPairs = names.contains(.pairs)
    let figures = names.compactMap(\.figureSet)
    let ofRelease = figures.filter(\.isOfRelease).map(\.rawValue)
    let ofDebug = figures.filter { !$0.isOfRelease }.map(\.rawValue)
    let debugging = [
      ("steps", requests(RecordName.messages)), ("strength", requests(RecordName.strength)),
    ].filter { !$0.1.isEmpty }
    if !proofs.isEmpty || !steps.isEmpty || !ofRelease.isEmpty {
      try run(build(["--configuration", "release", "--product", "lab"]), on: console)
    }
    // With the product's name: without it, everything is built. Last, so that it uses a processor that has finished.
    let builds = debugging.isEmpty ? [] : [build(["--product", "LabPackageTests"])]
    try await runInLanes(
      proofs.map { lab("release", "prove", ["--actions", "100000", "--record", $0]) } + builds,
      on: console
    )
    if !steps.isEmpty { try run(lab("release", "steps", ["--record"] + steps), on: console) }
    if !ofRelease.isEmpty { try run(lab("release", "figures", ["--record"] + ofRelease), on: console) }
    if !debugging.isEmpty || hasPairs || !ofDebug.isEmpty { try run(build(["--product", "lab"]), on: console) }
    for (verb, requests) in debugging { try run(lab("debug", verb, ["--record"] + requests), on: console) }
    if hasPairs { try run(lab("debug", "pairs", ["--record"]), on: console) }
    try await runInLanes(ofDebug.map { lab("debug", "figures", ["--record", $0]) }, on: console)
  }

  /// Builds the comparison, runs what a record is of, and returns what it prints.
  @MainActor
  func printedRun(of record: RecordName, on console: any Console) throws(CommandFailure) -> String {
    try run(["swift", "build", "--configuration", "release", "--product", "workbench"], on: console)
    return try output(of: [".build/release/workbench"] + PrintedRun.words(of: record), on: console)
  }

  /// Builds the lab, which asks a debug build for calls, and returns the claims that it measures, in JSON.
  @MainActor
  func claims(on console: any Console) throws(CommandFailure) -> String {
    try run(build(["--product", "lab"]), on: console)
    try run(build(["--configuration", "release", "--product", "lab"]), on: console)
    return try output(of: lab("release", "claims", ["--format", "json"]), on: console)
  }

  @MainActor
  private func output(of words: [String], on console: any Console) throws(CommandFailure) -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try run(words + ["--output", file.path], on: console)
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw CommandFailure(.failed, "\(file.path): cannot be read (\(SystemReason.of(error)))")
    }
  }

  private func build(_ words: [String]) -> [String] {
    ["swift", "build", "--package-path", PackageFolder.lab] + words
  }

  private func lab(_ configuration: String, _ verb: String, _ words: [String]) -> [String] {
    ["\(PackageFolder.lab)/.build/\(configuration)/lab", verb] + words
  }

  @MainActor
  private func run(_ words: [String], on console: any Console) throws(CommandFailure) {
    console.writeError(words.joined(separator: " "))
    if let failure = failure(of: words) { throw failure }
  }

  /// Runs programs that need one processor each, as many at once as there are.
  @MainActor
  private func runInLanes(_ programs: [[String]], on console: any Console) async throws(CommandFailure) {
    for program in programs { console.writeError(program.joined(separator: " ")) }
    let failures = await inLanes(programs) { failure(of: $0) }
    if let failure = failures.compactMap(\.self).first { throw failure }
  }

  /// Runs a program and returns its failure, if it fails.
  ///
  /// A build goes on if SwiftPM itself crashed: on Linux it does, rarely, while it reads what compilers print
  /// (github.com/swiftlang/swift-corelibs-libdispatch/issues/949). What it has built stays.
  private func failure(of words: [String], isSecond: Bool = false) -> CommandFailure? {
    let line = words.joined(separator: " ")
    let run = ProgramRun(URL(filePath: "/usr/bin/env"), words, in: root, to: .file(.standardError))
    switch run.end {
    case .exited(0): return nil
    case .signal(SIGSEGV) where words.first == "swift" && !isSecond: return failure(of: words, isSecond: true)
    case nil: return CommandFailure(.unavailable, "\(line): cannot be started (\(run.errors))")
    default: return CommandFailure(.checkFailed, "\(line): it failed; its messages above say why")
    }
  }
}
