import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal on standard input: it hands out bytes while a line is edited. Between lines it is as it was, except that
/// Ctrl-S does not stop it.
///
/// With as much typed as a terminal holds, Ctrl-Q would not be read, and a write would wait for ever. Ctrl-S stays without
/// effect until the end: Linux may stop a terminal for a Ctrl-S that comes just when that is switched off, and for good.
@MainActor final class Terminal {
  private let original: termios
  private let betweenLines: termios
  /// Ending signals give the terminal back first.
  private let signals: [any DispatchSourceSignal]

  /// The terminal; `nil` if standard input is not a terminal.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let original = settings
    self.original = original
    settings.c_iflag &= ~tcflag_t(IXON)
    betweenLines = settings
    let registrations = DispatchGroup()
    signals = [SIGTERM, SIGHUP, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        var settings = original
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        _exit(128 + number)
      }
      registrations.enter()
      source.setRegistrationHandler { @Sendable in registrations.leave() }
      source.resume()
      return source
    }
    // A signal that came before would be ignored.
    registrations.wait()
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Leaves the terminal as it was, gives the signals back, and drops what was typed and not read: it is not meant for the
  /// shell.
  func close() {
    var settings = original
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    for source in signals { source.cancel() }
    tcflush(STDIN_FILENO, TCIFLUSH)
  }

  /// Lets a person edit a line after a text and a prompt.
  ///
  /// - Returns: the line; `nil` at the end of input or if the person wants to end.
  func line(
    after text: String,
    prompt: String,
    in editor: inout LineEditor,
    completions: (String) -> [String],
    write: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> String? {
    var settings = original
    cfmakeraw(&settings)
    settings.c_oflag = original.c_oflag
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    defer {
      settings = betweenLines
      tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }
    try write(text + prompt)
    while let byte = Self.nextByte() {
      switch editor.feed(byte, completions: completions) {
      case .none: break
      case .append(let text): try write(text)
      case .redraw: try write(Self.drawn(editor, after: prompt))
      case .choices(let lines): try write("\n\(lines.joined(separator: "   "))\n\(Self.drawn(editor, after: prompt))")
      case .line(let line):
        try write("\n")
        return line
      case .end:
        try write("\n")
        return nil
      }
    }
    return nil
  }

  private static func drawn(_ editor: LineEditor, after prompt: String) -> String {
    let back = editor.text.count - editor.cursor
    return "\r\u{1B}[K\(prompt)\(String(editor.text))" + (back > 0 ? "\u{1B}[\(back)D" : "")
  }

  /// The next byte; `nil` at the end of input, and when the terminal is gone.
  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }
}
