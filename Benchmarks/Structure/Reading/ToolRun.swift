package import Foundation

/// One run of a tool: what it wrote to the stream that is read, and how it ended.
package struct ToolRun {
  /// The stream that is read; the other one is dropped.
  package enum Stream {
    case output
    case errors
  }

  package private(set) var text = ""
  package private(set) var succeeded = false

  package init(_ tool: URL, _ words: [String], reading stream: Stream) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    switch stream {
    case .output: process.standardOutput = pipe
    case .errors: process.standardError = pipe
    }
    guard (try? process.run()) != nil else { return }
    text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    succeeded = process.terminationReason == .exit && process.terminationStatus == 0
  }
}
