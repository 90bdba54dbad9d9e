public import Foundation

/// One run of a twin: its output, or why there is none.
public struct ProbeRun {
  /// What it wrote on standard output.
  public private(set) var output = Data()
  /// Why that cannot be relied on; `nil` if it can.
  public private(set) var failure: String?

  /// Runs a program until it ends; the name is for messages.
  public init(_ executable: URL, _ words: [String], name: String = "probe") {
    let process = Process()
    let pipe = Pipe()
    // A file: of two pipes one would fill up unread while the other is read.
    let errors = FileManager.default.temporaryDirectory.appending(path: "probe-errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = executable
    process.arguments = words
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      failure = "the twin `\(name)` could not be started: \(error.localizedDescription)"
      return
    }
    output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    failure = Self.end(of: process).map { "the twin `\(name)` \($0)\(Self.reason(in: errors))" }
  }

  /// How it ended; `nil` if as it should.
  private static func end(of process: Process) -> String? {
    guard process.terminationReason == .exit else { return "was ended by signal \(process.terminationStatus)" }
    return process.terminationStatus == 0 ? nil : "ended with code \(process.terminationStatus)"
  }

  /// What it gave as the reason, after a colon: its first line, or a sanitizer's summary; empty if nothing.
  private static func reason(in errors: URL) -> String {
    let lines = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self).split(separator: "\n")
    return (lines.first { $0.hasPrefix("SUMMARY: ") } ?? lines.first).map { ": \($0)" } ?? ""
  }
}
