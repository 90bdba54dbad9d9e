import Foundation

/// A socket that the system would not give.
public struct SocketError: Error, CustomStringConvertible {
  /// The system call that failed, and why.
  public let description: String

  init(_ call: String) {
    description = "\(call): \(String(cString: strerror(errno)))"
  }
}
