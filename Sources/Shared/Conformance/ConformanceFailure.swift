/// What a scenario found to be otherwise than it has to be, with a picture of the screen.
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
  /// What was expected, and what there was instead, in one line.
  public let message: String
  /// The screen at that moment, as text of several lines.
  public let screen: String

  /// Describes a failure.
  public nonisolated init(_ message: String, screen: String) {
    self.message = message
    self.screen = screen
  }

  /// The message and the screen.
  public nonisolated var description: String { "\(message)\n\(screen)" }
}
