public import Tracing

/// The reason for which the command ended without a result: one line for a person, and the exit code of its kind.
public struct CommandFailure: Error, Sendable {
  /// The exit code of the process; numbers as in BSD's `sysexits`.
  public enum Code: Int32, Sendable {
    /// All went well.
    case fine = 0
    /// A check failed.
    case checkFailed = 1
    /// The command line is not valid.
    case usage = 64
    /// The input is not a list of users.
    case badData = 65
    /// The input cannot be read.
    case noInput = 66
    /// A server, the compiler or the instrumented program is not there, or does not answer as expected.
    case unavailable = 69
    /// The program failed at a task of its own, such as writing its output.
    case failed = 70
  }

  /// The kind of failure.
  public let code: Code
  /// The problem and what to do about it, in one line.
  public let message: String

  /// Ends the command.
  ///
  /// - Parameters:
  ///   - code: the exit code.
  ///   - message: the problem and what to do about it, in one line.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns the failure for a command line that is not valid.
  public static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message)
  }
}

extension CommandFailure {
  /// Throws if the instrumented program was asked and did not answer, as when it was killed.
  ///
  /// - Parameter failure: the reason; `nil` if it answered.
  public static func require(answer failure: String?) throws(CommandFailure) {
    if let failure { throw CommandFailure(.unavailable, failure) }
  }

  /// Creates the failure for a missing trace.
  public init(_ failure: TraceFailure) {
    switch failure {
    case .notBuiltIn: self.init(.unavailable, failure.text)
    case .wrongScreen: self.init(.checkFailed, failure.text)
    case .tooManyCalls, .noMemory: self.init(.failed, failure.text)
    }
  }
}
