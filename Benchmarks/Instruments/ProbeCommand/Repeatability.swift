import Foundation

/// Makes counts repeat from run to run.
enum Repeatability {
  private static let hashing = "SWIFT_DETERMINISTIC_HASHING"

  /// Restarts the program if hash tables would differ from run to run: the standard library reads its seed once,
  /// before the program's first line.
  static func ensure() {
    guard ProcessInfo.processInfo.environment[hashing] == nil, setenv(hashing, "1", 1) == 0 else { return }
    #if os(Linux) && !PORTABLE
      execv("/proc/self/exe", CommandLine.unsafeArgv)
    #endif
    // If that is refused, counts are still exact, though they may differ from run to run.
  }
}
