public import Foundation

/// One run of another program: its output, or why there is none.
public struct ProgramRun: Sendable {
  /// What it wrote on standard output.
  public private(set) var output = Data()
  /// Why that cannot be relied on, in one line; `nil` if it can.
  public private(set) var failure: String?
  /// The signal that ended it; `nil` if none did.
  public private(set) var signal: Int32?

  /// Runs a program until it ends; it is told who started it (see ``Parent``).
  ///
  /// - Parameters:
  ///   - input: what it can read on standard input.
  ///   - environment: what is added to this program's environment.
  ///   - name: what messages call it.
  public init(
    _ executable: URL,
    _ words: [String],
    input: Data = Data(),
    environment: [String: String] = [:],
    name: String
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = words
    process.standardOutput = pipe
    let parent = [Parent.variable: "\(getpid())"]
    process.environment = ProcessInfo.processInfo.environment.merging(parent) { $1 }.merging(environment) { $1 }
    do {
      // A file: of two pipes one would fill up unread while the other is read.
      let errors = try UnnamedFile()
      process.standardError = errors.handle
      process.standardInput = try UnnamedFile(input).handle
      try process.run()
      output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { signal = process.terminationStatus }
      failure = Self.end(of: process).map { "`\(name)` \($0)\(Self.reason(in: errors))" }
    } catch {
      failure = "`\(name)` could not be started: \(error.localizedDescription)"
    }
  }

  /// How it ended; `nil` if as it should.
  private static func end(of process: Process) -> String? {
    guard process.terminationReason == .exit else { return "was ended by signal \(process.terminationStatus)" }
    return process.terminationStatus == 0 ? nil : "ended with code \(process.terminationStatus)"
  }

  /// What it gave as the reason, after a colon: its first line, or a sanitizer's summary; empty if nothing.
  private static func reason(in errors: UnnamedFile) -> String {
    let lines = String(decoding: (try? errors.contents()) ?? Data(), as: UTF8.self).split(separator: "\n")
    return (lines.first { $0.hasPrefix("SUMMARY: ") } ?? lines.first).map { ": \($0)" } ?? ""
  }
}
