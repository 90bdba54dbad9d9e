import Foundation

/// One run of the twin: its output, or why there is none.
struct ProbeRun {
  private(set) var output = Data()
  private(set) var failure: String?

  init(_ executable: URL, _ words: [String]) {
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
      failure = "the twin `probe` could not be started: \(error.localizedDescription)"
      return
    }
    output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      failure = "the twin `probe` was ended by signal \(process.terminationStatus)"
    } else if process.terminationStatus != 0 {
      failure = "the twin `probe` ended with code \(process.terminationStatus)"
    }
  }
}
