import Command
import Foundation
import Texts

/// Standard output of a program in which an app runs: whatever the app prints, control characters are shown, not sent to the
/// terminal.
nonisolated final class VisibleOutput {
  /// The longest line that waits for its end, in bytes.
  private static let longest = 65_536

  private let terminal: Int32
  /// Written to at the end: a program that the app has started may have the other pipe open.
  private let stop: FileHandle
  private let done = DispatchSemaphore(value: 0)

  /// Puts a pipe in the place of standard output; `nil` if that is not possible.
  init?() {
    let (output, stop) = (Pipe(), Pipe())
    let terminal = dup(STDOUT_FILENO)
    guard terminal >= 0, dup2(output.fileHandleForWriting.fileDescriptor, STDOUT_FILENO) >= 0 else { return nil }
    try? output.fileHandleForWriting.close()
    self.terminal = terminal
    self.stop = stop.fileHandleForWriting
    let done = done
    Thread.detachNewThread { [source = output.fileHandleForReading, stop = stop.fileHandleForReading] in
      Self.pass(from: source.fileDescriptor, until: stop.fileDescriptor, to: terminal)
      done.signal()
    }
  }

  /// Puts standard output back, once all has arrived.
  func end() {
    fflush(nil)
    dup2(terminal, STDOUT_FILENO)
    try? stop.write(contentsOf: Data([0]))
    done.wait()
    close(terminal)
  }

  private static func pass(from source: Int32, until stop: Int32, to target: Int32) {
    _ = fcntl(source, F_SETFL, O_NONBLOCK)
    var waiting = Data()
    var bytes = [UInt8](repeating: 0, count: longest)
    var isEnded = false
    while !isEnded {
      var files = [source, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&files, 2, -1)
      isEnded = files[1].revents != 0
      while case let count = read(source, &bytes, bytes.count), count > 0 {
        waiting.append(contentsOf: bytes.prefix(count))
        write(&waiting, all: waiting.count > longest, to: target)
      }
      write(&waiting, all: isEnded, to: target)
    }
  }

  /// Writes the whole lines, or all, and keeps the rest.
  private static func write(_ waiting: inout Data, all: Bool, to target: Int32) {
    let end = waiting.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? waiting.startIndex
    let whole = waiting.prefix(upTo: all ? waiting.endIndex : end)
    let text = String(decoding: whole, as: UTF8.self).lines.map { String($0).visible }.joined(separator: "\n")
    try? FileHandle(fileDescriptor: target).write(contentsOf: Data(text.utf8))
    waiting = Data(waiting.dropFirst(whole.count))
  }
}
