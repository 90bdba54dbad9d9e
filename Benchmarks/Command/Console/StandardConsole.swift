import Foundation
import HeadlessUIKit
import Processes
import Texts

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The surroundings of the command: the streams for results, errors and progress.
@MainActor public protocol Console: AnyObject {
  /// True if results go to a terminal that shows colours.
  var showsColors: Bool { get }
  /// True if errors go to a terminal, in which a line can be overwritten.
  var showsProgress: Bool { get }
  /// True if a person reads the results and can answer: input and output are a terminal.
  var isInteractive: Bool { get }
  /// The greatest number of columns that a line of the results takes.
  var width: Int { get }
  /// Writes results.
  ///
  /// - Throws: a failure if the stream does not accept all of it.
  func write(_ text: String) throws(CommandFailure)
  /// Writes an error, a line of its own.
  func writeError(_ line: String)
  /// Overwrites the progress that was shown before; an empty line clears it.
  func showProgress(_ line: String)
  /// Takes the line that is written if a person interrupts the program from now on.
  func setInterruption(_ line: String)
}

extension Console {
  /// The line that is written if a person interrupts the program, unless a verb says more.
  static var interruption: String { "workbench: interrupted; all that it had started is ended" }
}

/// The process's own standard output and standard error.
public final class StandardConsole: Console {
  /// Colours are for terminals, unless `NO_COLOR` is set (no-color.org) or the terminal is dumb.
  public let showsColors: Bool
  /// Progress is for terminals.
  public let showsProgress: Bool
  /// True if standard input and standard output are a terminal.
  public let isInteractive: Bool
  /// The width of the terminal, or the default width of a pipe.
  public let width: Int
  private let progressWidth: Int

  /// Inspects the streams.
  public init() {
    // This comes first: a file that is opened later must not take the number of a closed stream.
    Streams.holdClosed()
    Streams.failBeyondSizeLimit()
    Interruption.explain(Self.interruption)
    let environment = ProcessInfo.processInfo.environment
    let forbidsColors = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    showsColors = isatty(STDOUT_FILENO) == 1 && !forbidsColors && environment["TERM"] != "dumb"
    showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    width = Streams.columns(of: STDOUT_FILENO) ?? Layout.pipeWidth
    progressWidth = (Streams.columns(of: STDERR_FILENO) ?? Layout.usualWidth) - 1
  }

  /// Writes to standard output.
  public func write(_ text: String) throws(CommandFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandFailure(.failed, "standard output cannot be written (\(SystemReason.of(error)))")
    }
  }

  /// Writes to standard error.
  public func writeError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Overwrites the line of the cursor.
  public func showProgress(_ line: String) {
    guard showsProgress else { return }
    let line = line.visible.prefix(columns: progressWidth)
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8))
  }

  /// Has the line written by the handler of the signals.
  public func setInterruption(_ line: String) {
    Interruption.explain(line)
  }
}
