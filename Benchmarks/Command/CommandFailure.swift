/// Why the command ended without a result, in one line for a person, and the exit code that says of which kind it is.
public struct CommandFailure: Error, Sendable {
  /// What the process ends with; numbers as in BSD's `sysexits`.
  public enum Code: Int32, Sendable {
    /// Everything held.
    case fine = 0
    /// A check did not hold.
    case checkFailed = 1
    /// The command line makes no sense.
    case usage = 64
    /// The input is not a list of users.
    case badData = 65
    /// The input cannot be read.
    case noInput = 66
    /// A server cannot be reached, or does not answer as it should.
    case unavailable = 69
    /// The program could not do its own part, such as writing its output.
    case failed = 70
  }

  /// Of which kind the failure is.
  public let code: Code
  /// What is wrong and what to do, in one line.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message)
  }
}
