import Dispatch
import HeadlessUIKit
import Texts

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal on standard input during `play`. Only the line editor echoes typed text, so that text typed before
/// a prompt appears is shown once, after the prompt.
///
/// Ctrl-S does not stop it. If the terminal's input is full, Ctrl-Q would not be read, and a write would wait for ever.
/// Also, Linux may stop a terminal permanently for a Ctrl-S that comes at the moment when that is switched off.
@MainActor final class Terminal {
  private let original: termios
  /// The settings between lines: bytes are kept for the editor; Ctrl-C ends a command that takes too long.
  private let betweenLines: termios
  /// The settings while a line is edited: the editor gets all keys.
  private let editing: termios
  /// The sources of ending signals: the terminal is restored before the program ends.
  private let signals: [any DispatchSourceSignal]
  /// A descriptor: a byte can be read from it after the program was continued.
  private let continuations: Int32

  /// The input that can come while a line is edited.
  private enum Input {
    case byte(UInt8)
    /// The program was stopped and continued; other programs may have changed the settings and the screen meanwhile.
    case continued
    /// The input has ended, or the terminal is closed.
    case end
  }

  /// The terminal; `nil` if standard input is not a terminal.
  ///
  /// If the program is in the background, the system stops it here, like every other program.
  init?() {
    Self.unblockTerminalSignals()
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, tcdrain(STDIN_FILENO) == 0, tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    let original = settings
    self.original = original
    settings.c_iflag &= ~tcflag_t(IXON)
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
    betweenLines = settings
    settings = original
    cfmakeraw(&settings)
    settings.c_oflag = original.c_oflag
    editing = settings
    var pipeEnds: [Int32] = [-1, -1]
    pipe(&pipeEnds)
    continuations = pipeEnds[0]
    let registrations = DispatchGroup()
    signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT].map { [end = pipeEnds[1]] number in
      if number != SIGCONT { signal(number, SIG_IGN) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        if number == SIGCONT {
          write(end, [0], 1)
          return
        }
        if Self.isInForeground { Self.set(original) }
        _exit(128 + number)
      }
      registrations.enter()
      source.setRegistrationHandler { @Sendable in registrations.leave() }
      source.resume()
      return source
    }
    // A signal that came before would be ignored.
    registrations.wait()
    Self.set(betweenLines)
  }

  /// Restores the terminal and the signals, and drops text that was typed and not read: it is not meant for the
  /// shell.
  func close() {
    for source in signals { source.cancel() }
    Self.set(original)
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
    Self.unblockTerminalSignals()
    Self.set(editing)
    defer { Self.set(betweenLines, TCSADRAIN) }
    try write(text + prompt)
    while true {
      let effect: LineEditor.Effect
      switch nextInput() {
      case .byte(let byte): effect = editor.feed(byte, completions: completions)
      case .continued:
        Self.set(editing)
        effect = .redraw
      case .end: return nil
      }
      switch effect {
      case .none: break
      case .append(let text): try write(text.visible)
      case .redraw: try write(Self.drawn(editor, after: prompt))
      case .choices(let lines):
        try write("\n\(lines.joined(separator: "   ").visible)\n\(Self.drawn(editor, after: prompt))")
      case .suspend:
        Self.set(original)
        Self.stop()
        Self.set(editing)
      case .line(let line):
        try write("\n")
        return line
      case .end:
        try write("\n")
        return nil
      }
    }
  }

  /// Unblocks the signals by which the system stops this thread for using a terminal from the background. Dispatch
  /// blocks all signals in its threads, and then a read fails instead.
  private static func unblockTerminalSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTIN)
    sigaddset(&signals, SIGTTOU)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Stops the program and the others of its pipeline.
  ///
  /// The program also sends a signal to this thread: another thread may take the group's signal, and this one would go
  /// on and set the terminal before all are stopped.
  private static func stop() {
    let handler = signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, handler)
    pthread_kill(pthread_self(), SIGTSTP)
  }

  /// False while a shell has the terminal. A thread of Dispatch could change its settings even then.
  nonisolated private static var isInForeground: Bool { [-1, getpgrp()].contains(tcgetpgrp(STDIN_FILENO)) }

  nonisolated private static func set(_ settings: termios, _ action: Int32 = TCSANOW) {
    var settings = settings
    tcsetattr(STDIN_FILENO, action, &settings)
  }

  private static func drawn(_ editor: LineEditor, after prompt: String) -> String {
    let line = String(editor.text).visible
    let back = line.columns - String(editor.text[..<editor.cursor]).visible.columns
    return "\r\u{1B}[K\(prompt)\(line)" + (back > 0 ? "\u{1B}[\(back)D" : "")
  }

  private func nextInput() -> Input {
    var sources = [STDIN_FILENO, continuations].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var byte: UInt8 = 0
    while true {
      guard poll(&sources, 2, -1) > 0 || errno == EINTR else { return .end }
      let isContinued = sources[1].revents != 0
      guard isContinued || sources[0].revents != 0 else { continue }
      let count = read(isContinued ? continuations : STDIN_FILENO, &byte, 1)
      if count == 1 { return isContinued ? .continued : .byte(byte) }
      if count < 0, errno == EINTR { continue }
      return .end
    }
  }
}
