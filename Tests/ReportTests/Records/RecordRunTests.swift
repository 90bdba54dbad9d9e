import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("record, for change requests")
struct RecordRunTests {
  private let folder: TemporaryFolder
  private let program = Built.folder.appending(path: "workbench")

  /// A folder with one request, which no architecture has done.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# 1. why\n\n> Say why.\n", to: "Benchmarks/Lab/Changes/why/README.md")
    try folder.write("", to: "Benchmarks/Lab/Changes/why/Scenarios/WhyScenarios.swift")
  }

  @Test(
    "ends all that it has started, before a signal ends it: one step, and proofs side by side",
    .withAdoption(),
    arguments: [SIGINT, SIGTERM],
    ["bin/swift", Self.lab]
  )
  func interrupted(_ signal: Int32, _ long: String) throws {
    try interrupt(signal, long)
  }

  @Test("starts nothing after a signal, if a step waits for its turn on one processor", .withAdoption())
  func waiting() throws {
    try interrupt(SIGINT, Self.lab, by: Self.onOneProcessor)
  }

  /// Several times: with two who listen for signals, half of the runs were taken for a failed one.
  @Test("ends a run of the comparison, too, that comes after steps of the lab", .withAdoption(), arguments: 0..<5)
  func interruptedRun(_ turn: Int) throws {
    try folder.write("", to: "docs/RESULTS.md")
    try interrupt(SIGTERM, Self.workbench, while: ["record", "changes/why/proof", "run"])
  }

  /// The start of a command that runs another one on one processor.
  private static let onOneProcessor: [String] = {
    let first = "taskset -cp $$ | sed 's/.*: *//; s/[,-].*//'"
    return ["sh", "-c", "exec taskset -c $(\(first)) \"$@\"", "sh"]
  }()

  private static let lab = "Benchmarks/Lab/.build/release/lab"
  private static let workbench = ".build/release/workbench"

  /// Interrupts `record`, which a command may start, while a step of it runs: `swift`, a proof of the lab, or `run`.
  private func interrupt(
    _ signal: Int32,
    _ long: String,
    by command: [String] = [],
    while words: [String] = ["record", "changes"]
  ) throws {
    // SwiftPM leaves compilers behind: a process in a group of its own that takes no SIGINT.
    let leaving = "setsid sh -c 'echo started >&2; sleep 60; echo went on >&2' &"
    let script = "#!/bin/sh\n\(long == Self.workbench ? "echo started >&2" : leaving)\nexec sleep 90\n"
    for program in ["bin/swift", Self.lab, Self.workbench] {
      try folder.write(program == long ? script : "#!/bin/sh\n", to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(program)")
    }
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + [program.path] + words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    process.standardOutput = errors
    process.standardError = errors
    try process.run()
    var told = Data()
    while !told.suffix(8).elementsEqual("started\n".utf8) {
      told += try #require(try errors.fileHandleForReading.read(upToCount: 1))
    }
    kill(process.processIdentifier, signal)
    // The pipe ends when the last process that could write into it ends. There is no output: nothing failed.
    #expect(try errors.fileHandleForReading.readToEnd() == nil)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
  }

  @Test("says in one line that there is no compiler")
  func noCompiler() throws {
    let run = try FinishedProgram(program, ["record", "changes"], path: "/nowhere", folder: URL(filePath: folder.path))
    #expect(run.code == 69 && run.output.isEmpty, "\(run)")
    let last = run.errors.split(separator: "\n").dropFirst()
    #expect(last.count == 1 && last.joined().contains("swift is not on PATH"), "\(run)")
  }
}
