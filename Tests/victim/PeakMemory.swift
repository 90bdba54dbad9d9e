import Foundation

/// The most memory that this process has had at a time.
enum PeakMemory {
  /// In bytes; `nil` where the system does not tell. (`getrusage` would, but begins with what the parent had.)
  static var bytes: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let match = status?.firstMatch(of: #/VmHWM:\s*(\d+) kB/#)
    return match.flatMap { Int($0.output.1) }.map { $0 * 1024 }
  }
}
