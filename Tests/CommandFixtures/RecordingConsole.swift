public import Command

/// A console that keeps what is written to it.
@MainActor public final class RecordingConsole: Console {
  /// True if what is written may have colors.
  public let showsColors: Bool
  /// False: nobody watches.
  public let showsProgress = false
  /// False: nobody answers, even if the tests were started in a terminal.
  public let isInteractive = false
  /// The columns of a line.
  public let width: Int
  /// The text on standard output.
  public private(set) var output = ""
  /// The lines on standard error.
  public private(set) var errors: [String] = []

  /// Creates a console that shows colors or not, and has a number of columns.
  public init(showsColors: Bool, width: Int) {
    self.showsColors = showsColors
    self.width = width
  }

  /// Keeps a text for standard output.
  public func write(_ text: String) {
    output += text
  }

  /// Keeps a line for standard error.
  public func writeError(_ line: String) {
    errors.append(line)
  }

  /// Shows nothing.
  public func showProgress(_ line: String) {}

  /// Takes nothing: nobody interrupts.
  public func setInterruption(_ line: String) {}
}
