import Dispatch
import Reports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal on standard input while `play` has it: nothing that is typed is echoed but by the editor of lines, so that
/// what is typed ahead of a prompt is shown once, behind it.
///
/// Ctrl-S does not stop it. With as much typed as a terminal holds, Ctrl-Q would not be read, and a write would wait for
/// ever; Linux may stop a terminal for a Ctrl-S that comes just when that is switched off, and for good.
@MainActor final class Terminal {
  private let original: termios
  /// Bytes are kept for the editor; Ctrl-C ends what takes too long.
  private let betweenLines: termios
  /// All keys are the editor's.
  private let editing: termios
  /// The settings in force, which whoever continues the program may have changed.
  private let current: SharedSettings
  /// Ending signals give the terminal back first.
  private let signals: [any DispatchSourceSignal]

  /// Settings that signals need, too.
  private final class SharedSettings: Sendable {
    private let settings: Mutex<termios>

    init(_ settings: termios) {
      self.settings = Mutex(settings)
    }

    func set(_ new: termios? = nil, _ action: Int32 = TCSANOW) {
      settings.withLock { settings in
        settings = new ?? settings
        var copy = settings
        tcsetattr(STDIN_FILENO, action, &copy)
      }
    }
  }

  /// The terminal; `nil` if standard input is not a terminal.
  ///
  /// In the background the system stops the program here, as it stops every other one.
  init?() {
    Self.hearTheTerminal()
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, tcdrain(STDIN_FILENO) == 0, tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    let original = settings
    self.original = original
    settings.c_iflag &= ~tcflag_t(IXON)
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
    betweenLines = settings
    let current = SharedSettings(settings)
    self.current = current
    settings = original
    cfmakeraw(&settings)
    settings.c_oflag = original.c_oflag
    editing = settings
    let registrations = DispatchGroup()
    signals = [SIGTERM, SIGHUP, SIGINT, SIGCONT].map { number in
      if number != SIGCONT { signal(number, SIG_IGN) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        if number == SIGCONT { return current.set() }
        current.set(original)
        _exit(128 + number)
      }
      registrations.enter()
      source.setRegistrationHandler { @Sendable in registrations.leave() }
      source.resume()
      return source
    }
    // A signal that came before would be ignored.
    registrations.wait()
    current.set()
  }

  /// Leaves the terminal as it was, gives the signals back, and drops what was typed and not read: it is not meant for the
  /// shell.
  func close() {
    for source in signals { source.cancel() }
    current.set(original)
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
    Self.hearTheTerminal()
    current.set(editing)
    defer { current.set(betweenLines, TCSADRAIN) }
    try write(text + prompt)
    while let byte = Self.nextByte() {
      switch editor.feed(byte, completions: completions) {
      case .none: break
      case .append(let text): try write(text.visible)
      case .redraw: try write(Self.drawn(editor, after: prompt))
      case .choices(let lines):
        try write("\n\(lines.joined(separator: "   ").visible)\n\(Self.drawn(editor, after: prompt))")
      case .suspend:
        current.set(original)
        kill(0, SIGTSTP)
        current.set(editing)
        try write(Self.drawn(editor, after: prompt))
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

  /// Lets the system stop this thread for using a terminal from the background; Dispatch blocks all signals in its threads,
  /// and then a read fails instead.
  private static func hearTheTerminal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTIN)
    sigaddset(&signals, SIGTTOU)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func drawn(_ editor: LineEditor, after prompt: String) -> String {
    let back = String(editor.text[editor.cursor...]).visible.count
    return "\r\u{1B}[K\(prompt)\(String(editor.text).visible)" + (back > 0 ? "\u{1B}[\(back)D" : "")
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
