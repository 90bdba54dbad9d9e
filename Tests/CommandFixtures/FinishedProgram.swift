public import Foundation

/// The result of a program that ran in a process of its own: exit code, output and errors.
public struct FinishedProgram: Sendable {
  /// The exit code.
  public let code: Int32
  /// The text on standard output.
  public let output: String
  /// The text on standard error.
  public let errors: String

  /// Runs a program to its end.
  ///
  /// - Throws: the system's error if it cannot be started.
  public init(
    _ program: URL,
    _ words: [String],
    path: String? = nil,
    environment: [String: String]? = nil,
    folder: URL? = nil
  ) throws {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = words
    // A program that reads typed input finds its end at once.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    if let environment { process.environment = environment }
    if let path { process.environment = ["PATH": path] }
    if let folder { process.currentDirectoryURL = folder }
    try process.run()
    // The second stream gets one line at most, which waits in the pipe.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}
