import Tracing

/// A failure of the command, in one line for a person, with the exit code for its kind.
public struct CommandFailure: Error, Sendable {
  /// The exit code of the process; numbers as in BSD's `sysexits`.
  public enum Code: Int32, Sendable {
    /// All went well.
    case fine = 0
    /// A check failed.
    case checkFailed = 1
    /// The command line is not understood.
    case usage = 64
    /// The input is not a list of users.
    case badData = 65
    /// The input cannot be read.
    case noInput = 66
    /// A server cannot be reached, or does not answer as it should.
    case unavailable = 69
    /// The program could not do something of its own, such as writing its output.
    case failed = 70
  }

  /// The kind of failure.
  public let code: Code
  /// The mistake and what to do, in one line.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message)
  }
}

extension CommandFailure {
  /// Says why there is no trace.
  init(_ failure: TraceFailure) {
    switch failure {
    case .notBuiltIn: self.init(.unavailable, failure.text)
    case .wrongScreen: self.init(.checkFailed, failure.text)
    case .tooManyCalls, .noMemory: self.init(.failed, failure.text)
    }
  }
}
