import Foundation

/// A socket operation that the system refused.
public struct SocketError: Error, CustomStringConvertible {
  /// The system call that failed, and the reason.
  public let description: String

  init(_ call: String) {
    description = "\(call): \(String(cString: strerror(errno)))"
  }
}
