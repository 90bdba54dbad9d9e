import Foundation
import Processes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command's requirements: without them Foundation traps, or another program's answer is missing.
public enum SystemNeeds {
  /// The smallest limit with which all programs that the command starts, the compiler among them, were seen to work.
  private static let openFiles = 32

  /// True if a program can find its own file and its arguments.
  static var knowsProcess: Bool {
    #if os(Linux) && !PORTABLE
      access("/proc/self/exe", F_OK) == 0
    #else
      true
    #endif
  }

  /// Refuses a system on which no verb works.
  static func checkProcess() throws(CommandFailure) {
    if !knowsProcess { throw CommandFailure(.unavailable, "/proc is not there; mount it: mount -t proc proc /proc") }
  }

  /// Refuses a system on which no other program can be started, or cannot answer.
  public static func checkStarting() throws(CommandFailure) {
    var limit = rlimit()
    #if os(Linux) && canImport(Glibc)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #else
      let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    if isKnown, limit.rlim_cur < openFiles {
      throw CommandFailure(
        .unavailable,
        "only \(limit.rlim_cur) files may be open at once, and \(openFiles) are needed; see: ulimit -n"
      )
    }
    if let problem = TemporaryFiles.problem { throw CommandFailure(.failed, problem) }
  }
}
