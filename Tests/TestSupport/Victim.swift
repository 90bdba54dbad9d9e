import Foundation
import Testing

/// A process of the program `victim`, which a test may limit and kill.
public final class Victim {
  private let process = Process()
  private let pipe = Pipe()

  /// Starts it with arguments, or by a shell's words, in which its name is `"$0"`.
  public init(_ arguments: String..., shell: String? = nil) throws {
    let program = try Self.program
    process.executableURL = shell == nil ? program : URL(filePath: "/bin/sh")
    process.arguments = shell.map { ["-c", $0, program.path(percentEncoded: false)] } ?? arguments
    process.standardOutput = pipe
    try process.run()
  }

  /// Reads its output until that many bytes have come; fewer if it ends.
  public func told(_ count: Int) throws -> Int {
    var left = count
    while left > 0, let piece = try pipe.fileHandleForReading.read(upToCount: left), !piece.isEmpty {
      left -= piece.count
    }
    return count - left
  }

  /// Kills it at once, without a chance to clean up, and waits until it is gone.
  public func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until it ends by itself; returns memory growth per byte of input (known at least on Linux) and the outcome.
  public func outcome() throws -> (growth: Double?, text: String) {
    let words = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      .split(separator: "\t")
    process.waitUntilExit()
    try #require(process.terminationStatus == 0 && words.count == 3, "\(words)")
    let growth = Double(words[0])
    #if os(Linux) && !PORTABLE
      try #require(growth != nil, "memory can be measured here: \(words)")
    #endif
    return (growth, words[2].trimmingCharacters(in: .newlines))
  }

  private static var program: URL {
    get throws {
      let program = Built.folder.appending(path: "victim")
      try #require(FileManager.default.isExecutableFile(atPath: program.path(percentEncoded: false)))
      return program
    }
  }
}
