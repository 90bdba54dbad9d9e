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
    process.executableURL = executable
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      failure = "the twin `\(name)` could not be started: \(error.localizedDescription)"
      return
    }
    output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      failure = "the twin `\(name)` was ended by signal \(process.terminationStatus)"
    } else if process.terminationStatus != 0 {
      failure = "the twin `\(name)` ended with code \(process.terminationStatus)"
    }
  }
}
