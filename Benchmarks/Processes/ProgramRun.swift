public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run of another program: what it printed, and how it ended.
public struct ProgramRun: Sendable {
  /// The standard output.
  public private(set) var output = Data()
  /// The text on standard error, and a line if a signal ended it; the system's reason if it could not be started.
  public private(set) var errors = ""
  /// The way in which it ended; `nil` if it could not be started.
  public private(set) var end: ProgramEnd?
  /// The reason why the output cannot be relied on, in one line; `nil` if it can.
  public private(set) var failure: String?

  /// Runs a program until it ends.
  ///
  /// - Parameters:
  ///   - input: the standard input.
  ///   - environment: variables that are added to this program's environment.
  ///   - endsWithThis: true if it is to end when this process does, however that is; it has to call
  ///     ``Parent/endWithIt()``.
  ///   - name: the program's name in messages; by default its file's.
  public init(
    _ executable: URL,
    _ words: [String],
    input: Data = Data(),
    environment: [String: String] = [:],
    endsWithThis: Bool = false,
    name: String? = nil
  ) {
    let name = name ?? executable.lastPathComponent
    let process = Process()
    let pipes = [Pipe(), Pipe()]
    process.executableURL = executable
    process.arguments = words
    process.standardOutput = pipes[0]
    // Not a file: a program could not say in it that a disk is full.
    process.standardError = pipes[1]
    let added = environment.merging(endsWithThis ? Parent.environment : [:]) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
    do {
      process.standardInput = try UnnamedFile(input).handle
      try process.run()
      let contents = Self.contents(of: pipes.map(\.fileHandleForReading))
      process.waitUntilExit()
      output = contents[0]
      errors = String(decoding: contents[1], as: UTF8.self)
      let end = ProgramEnd(of: process)
      self.end = end
      failure = end == .exited(0) ? nil : "`\(name)` \(end)\(reason)"
      // Such a program could not say it itself.
      if case .signal = end { errors += "`\(name)` \(end)\n" }
    } catch {
      errors = error.localizedDescription
      failure = "`\(name)` could not be started: \(errors)"
    }
  }

  /// Reads pipes to their ends, all at once: while one is read, another could fill up.
  private static func contents(of pipes: [FileHandle]) -> [Data] {
    var contents = pipes.map { _ in Data() }
    var open = pipes.map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, nfds_t(open.count), -1) > 0 else { continue }
      for index in open.indices where open[index].revents != 0 {
        let part = pipes[index].availableData
        contents[index] += part
        // A negative number is passed over.
        if part.isEmpty { open[index].fd = -1 }
      }
    }
    return contents
  }

  /// The standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// True if it exited with code 0.
  public var succeeded: Bool { failure == nil }

  /// The reason that it gave, after a colon: a sanitizer's summary or the first line; empty if there is none.
  private var reason: String {
    let lines = errors.split(separator: "\n")
    return (lines.first { $0.hasPrefix("SUMMARY: ") } ?? lines.first).map { ": \($0)" } ?? ""
  }
}

/// The way in which a program ended.
public enum ProgramEnd: Sendable, Equatable, CustomStringConvertible {
  /// It exited with a code.
  case exited(Int32)
  /// A signal ended it.
  case signal(Int32)

  /// Reads the end of a process that has ended.
  init(of process: Process) {
    let status = process.terminationStatus
    self = process.terminationReason == .exit ? .exited(status) : .signal(status)
  }

  /// The end in words, for a message that begins with the program's name.
  public var description: String {
    switch self {
    case .exited(let code): "ended with code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}
