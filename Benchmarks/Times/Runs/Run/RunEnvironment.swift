import Foundation
import Suites

/// The machine and the build that a run was made with.
public nonisolated struct RunEnvironment: Sendable {
  /// The operating system's name and version.
  public let operatingSystem: String
  /// The processor's name, or its architecture where the name is not known.
  public let processor: String
  /// The number of processors that the program may use.
  public let processorCount: Int
  /// The compiler's version, as far as conditional compilation can tell.
  public let compiler: String
  /// True if the build is optimised; times of any other build mean nothing.
  public let isOptimized: Bool
  /// The start of the run, as ISO 8601 in UTC.
  public let date: String

  /// The environment that the program runs in now.
  public static var current: RunEnvironment {
    RunEnvironment(
      operatingSystem: ProcessInfo.processInfo.operatingSystemVersionString,
      processor: processorName ?? architecture,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      compiler: compilerVersion,
      isOptimized: Benchmark.isOptimized,
      date: Date().formatted(.iso8601)
    )
  }

  private static var processorName: String? {
    guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown architecture"
    #endif
  }

  private static var compilerVersion: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #else
      "Swift 6.3"
    #endif
  }
}
