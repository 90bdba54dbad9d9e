#if os(Linux) && !PORTABLE
  internal import CTestOutput
  internal import Glibc

  /// Prints a ``TestReport`` of its input until the run has ended; `CTestOutput` calls it in a process of its own.
  @c(relayTestOutput)
  public func relayTestOutput(input: CInt, output: CInt) {
    var report = TestReport()
    forEachLine(of: input) { show(report.take($0), on: output) }
    show(report.end(), on: output)
  }

  /// Prints the output of XCTest, which `swift test` runs, too, unless there was no test of it.
  @c(relayXCTestOutput)
  public func relayXCTestOutput(input: CInt, output: CInt) {
    var report = XCTestReport()
    forEachLine(of: input) { show(report.take($0), on: output) }
  }

  /// Reads a pipe to its end.
  private func forEachLine(of input: CInt, _ body: (String) -> Void) {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeSubrange(...end)
        body(line)
      }
    }
    if !rest.isEmpty { body(String(decoding: rest, as: UTF8.self)) }
  }

  /// Prints lines so that `swift test` (6.3) loses none.
  ///
  /// It reads 4096 bytes at most and drops all of them if a character is cut in two at either end (`TestRunner.test`). So
  /// each piece that is written begins and ends with a character, and waits until the one before it has been read.
  private func show(_ lines: [String], on output: CInt) {
    for line in lines {
      var text = "\(line)\n".unicodeScalars[...]
      while !text.isEmpty {
        // Of four bytes at most each: less than 4096, which is written as a whole.
        let piece = text.prefix(1000)
        text = text.dropFirst(piece.count)
        waitUntilRead(output)
        let bytes = Array(String(piece).utf8)
        while write(output, bytes, bytes.count) < 0 && errno == EINTR {}
      }
    }
  }

  /// Waits until a pipe is empty or closed by its reader; returns at once for other files.
  private func waitUntilRead(_ output: CInt) {
    var status = stat()
    guard fstat(output, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return }
    var state = pollfd(fd: output, events: 0, revents: 0)
    var unread: CInt = 0
    while ioctl(output, UInt(FIONREAD), &unread) == 0, unread > 0, poll(&state, 1, 1) == 0 {}
  }
#endif
