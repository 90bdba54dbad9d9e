import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal without a window: a program is started in it, and a test types and reads.
final class PseudoTerminal {
  /// The window's end.
  private let window: Int32
  /// The program's end. It stays open here, so that the settings can be read when the program has ended.
  private let line: FileHandle
  private let process = Process()
  private var bytes: [UInt8] = []
  private var isOpen = true
  /// The number of bytes at the prompt at which a line was typed last.
  private var answered = 0

  /// Starts a program in a new terminal.
  init(_ program: URL, _ words: [String], columns: UInt16 = 100) throws {
    var (window, end): (Int32, Int32) = (-1, -1)
    guard openpty(&window, &end, nil, nil, nil) == 0, fcntl(window, F_SETFL, O_NONBLOCK) == 0,
      // The program gets only its own end, or it would keep the window open.
      fcntl(window, F_SETFD, FD_CLOEXEC) == 0
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.window = window
    line = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    process.executableURL = program
    process.arguments = words
    process.standardInput = line
    process.standardOutput = line
    process.standardError = line
    resize(columns: columns)
  }

  deinit {
    if process.isRunning { process.terminate() }
    if isOpen { close(window) }
  }

  /// Starts the program.
  func start() throws { try process.run() }

  /// All that the program has written.
  var output: String { String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n") }

  /// The code that the program has ended with; `nil` if a signal has ended it.
  var code: Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// The settings for typed and written characters, as bytes.
  var settings: [UInt8] {
    var settings = termios()
    guard tcgetattr(line.fileDescriptor, &settings) == 0 else { return [] }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    return flags.flatMap { withUnsafeBytes(of: $0, Array.init) } + withUnsafeBytes(of: settings.c_cc, Array.init)
  }

  /// Leaves the terminal as a shell may: lines are echoed.
  func changeSettings() {
    var settings = termios()
    tcgetattr(line.fileDescriptor, &settings)
    settings.c_lflag |= tcflag_t(ECHO | ICANON)
    tcsetattr(line.fileDescriptor, TCSANOW, &settings)
  }

  /// Changes the window's width, and tells the program.
  func resize(columns: UInt16) {
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
    if process.isRunning { send(SIGWINCH) }
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Types, and reads meanwhile, so that neither side waits for the other.
  func type(_ typed: some Sequence<UInt8>) {
    var rest = Array(typed)[...]
    while !rest.isEmpty, process.isRunning {
      let events = wait(for: POLLIN | POLLOUT)
      if events & POLLIN != 0 { take() }
      guard events & POLLOUT != 0 else { continue }
      rest = rest.dropFirst(rest.prefix(256).withUnsafeBytes { max(0, write(window, $0.baseAddress, $0.count)) })
    }
  }

  /// Types a line as soon as the program asks for one.
  func type(line text: String) {
    readToPrompt()
    answered = bytes.count
    type("\(text)\r".utf8)
  }

  /// Reads until the program asks for a line that it has not asked for before, or has ended.
  func readToPrompt() {
    while process.isRunning, answered == bytes.count || !bytes.suffix(3).elementsEqual("\n> ".utf8) {
      if wait(for: POLLIN) != 0 { take() }
    }
  }

  /// Reads until the program has written a text that was not read before, or has ended.
  func readOn(to text: String) {
    let start = bytes.count
    while process.isRunning, !bytes[start...].reversed().starts(with: text.utf8.reversed()) {
      if wait(for: POLLIN) != 0 { take() }
    }
  }

  /// Waits until the program has been stopped.
  func waitUntilStopped() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process.processIdentifier), &information, WSTOPPED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// Reads until the program has ended, and types the bytes that end it as often as needed.
  func readToEnd(typing ending: [UInt8] = []) {
    while process.isRunning {
      type(ending)
      if wait(for: POLLIN) != 0 { take() }
    }
    take()
  }

  /// Closes the window.
  func closeWindow() {
    isOpen = false
    close(window)
  }

  private func take() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(window, &buffer, buffer.count), count > 0 { bytes += buffer.prefix(count) }
  }

  /// Returns the events that the window is ready for, after 20 ms at most.
  private func wait(for events: Int32) -> Int32 {
    var descriptor = pollfd(fd: window, events: Int16(events), revents: 0)
    return poll(&descriptor, 1, 20) > 0 ? Int32(descriptor.revents) : 0
  }
}
