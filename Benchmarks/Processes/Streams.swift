#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three streams that a program begins with.
public enum Streams {
  /// Opens `/dev/null` in place of closed streams: otherwise the next file would get a stream's number, and results
  /// would be written into it. The direction is the wrong one, so that reads and writes still fail.
  public static func holdClosed() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // `open` takes the lowest free number, which is this one.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes a write beyond the limit of a file's size (`ulimit -f`) fail with a reason; otherwise a signal ends this program
  /// without a word.
  public static func failBeyondSizeLimit() {
    // Started programs would inherit SIG_IGN: one that prints without end would go on, and its writes would fail.
    signal(SIGXFSZ) { _ in }
  }

  /// The number of characters in a terminal's line; `nil` if the stream is not a terminal, or does not tell.
  public static func columns(of stream: Int32) -> Int? {
    var size = winsize()
    guard isatty(stream) == 1, ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
