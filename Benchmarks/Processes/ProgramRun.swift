import CInstruments
import Dispatch
public import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run of another program: what it printed, and how it ended.
///
/// All that it has started ends with it, and it ends with this program, however that ends.
public struct ProgramRun: Sendable {
  /// The place where a program prints to.
  public enum Destination: Sendable {
    /// The run itself: its ``ProgramRun/output`` and ``ProgramRun/errors``.
    case run
    /// A file, for standard output and standard error together.
    case file(FileHandle)
  }

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
  ///   - folder: the folder that it begins in; this process's unless given.
  ///   - input: the standard input.
  ///   - environment: variables that are added to this program's environment.
  ///   - limits: the limits of a program that somebody else wrote. It gets a folder for temporary files that is removed
  ///     after it.
  ///   - destination: the place where it prints to.
  ///   - name: the program's name in messages; by default its file's.
  public init(
    _ executable: URL,
    _ words: [String],
    in folder: URL? = nil,
    input: Data = Data(),
    environment: [String: String] = [:],
    limits: ProgramLimits? = nil,
    to destination: Destination = .run,
    name: String? = nil
  ) {
    let name = name ?? executable.lastPathComponent
    do {
      var streams = [try UnnamedFile(input).handle]
      // Not files: a program could not say in one that a disk is full.
      let pipes = [Pipe(), Pipe()]
      streams += pipes.map(\.fileHandleForWriting)
      if case .file(let file) = destination { streams = [streams[0], file, file] }
      var environment = environment
      let temporary = try limits.map { _ in try TemporaryFiles.makeFolder() }
      defer { if let temporary { try? FileManager.default.removeItem(at: temporary) } }
      if let temporary { environment["TMPDIR"] = temporary.path }
      let contents = PipeContents(pipes.map(\.fileHandleForReading))
      let end = Self.run([executable.path] + words, in: folder, environment, streams, limits)
      for pipe in pipes { try? pipe.fileHandleForWriting.close() }
      let printed = contents.wait()
      output = printed[0]
      errors = String(decoding: printed[1], as: UTF8.self)
      try take(end, limits, name)
    } catch {
      errors = error.localizedDescription
      failure = "`\(name)` could not be started: \(errors)"
    }
  }

  private mutating func take(_ end: supervisor_end, _ limits: ProgramLimits?, _ name: String) throws {
    if end.reason == SUPERVISOR_FAILED.rawValue {
      throw POSIXError(POSIXErrorCode(rawValue: end.value) ?? .EIO)
    }
    let ended = ProgramEnd(end, limits ?? ProgramLimits())
    self.end = ended
    failure = ended == .exited(0) ? nil : "`\(name)` \(ended)\(ended.isLimit ? "" : reason)"
    // Such a program could not say it itself.
    if case .signal = ended { errors += "`\(name)` \(ended)\n" }
  }

  private static func run(
    _ words: [String],
    in folder: URL?,
    _ added: [String: String],
    _ streams: [FileHandle],
    _ limits: ProgramLimits?
  ) -> supervisor_end {
    let variables = ProcessInfo.processInfo.environment.merging(added) { $1 }
    let (words, environment) = (CStrings(words), CStrings(variables.map { "\($0)=\($1)" }))
    return withExtendedLifetime((words, environment)) {
      supervisor_run(
        words.pointers[0],
        words.pointers,
        environment.pointers,
        folder?.path,
        streams[0].fileDescriptor,
        streams[1].fileDescriptor,
        streams[2].fileDescriptor,
        limits?.values ?? supervisor_limits()
      )
    }
  }

  /// The standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// True if it exited with code 0.
  public var succeeded: Bool { failure == nil }

  /// The reason that it gave, after a colon: a sanitizer's summary or the first line; empty if there is none.
  private var reason: String {
    let lines = errors.split(whereSeparator: \.isNewline)
    return (lines.first { $0.hasPrefix("SUMMARY: ") } ?? lines.first).map { ": \($0)" } ?? ""
  }
}

/// The contents of pipes, read by a thread of its own.
private final class PipeContents: Sendable {
  private let contents = Mutex<[Data]>([])
  private let done = DispatchSemaphore(value: 0)

  /// Begins to read.
  init(_ pipes: [FileHandle]) {
    Thread.detachNewThread { [self] in
      let read = Self.read(pipes)
      contents.withLock { $0 = read }
      done.signal()
    }
  }

  /// Waits for the end of all pipes.
  func wait() -> [Data] {
    done.wait()
    return contents.withLock { $0 }
  }

  /// Reads pipes to their ends, all at once: while one is read, another could fill up.
  private static func read(_ pipes: [FileHandle]) -> [Data] {
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
}

/// Copies of texts as C reads a list of them: with a null pointer at its end.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}

/// The way in which a program ended.
public enum ProgramEnd: Sendable, Equatable, CustomStringConvertible {
  /// It exited with a code.
  case exited(Int32)
  /// A signal ended it.
  case signal(Int32)
  /// It exceeded a limit.
  case limit(ProgramLimit, of: ProgramLimits)
  /// It had too many processes at a time.
  case crowd

  init(_ end: supervisor_end, _ limits: ProgramLimits) {
    self =
      switch supervisor_reason(rawValue: UInt32(end.reason)) {
      case SUPERVISOR_SIGNAL: .signal(end.value)
      case SUPERVISOR_PROCESSOR: .limit(.processorTime, of: limits)
      case SUPERVISOR_MEMORY: .limit(.memory, of: limits)
      case SUPERVISOR_OUTPUT: .limit(.output, of: limits)
      case SUPERVISOR_SILENCE: .limit(.silence, of: limits)
      case SUPERVISOR_CROWD: .crowd
      default: .exited(end.value)
      }
  }

  /// True if this program ended it.
  public var isLimit: Bool {
    switch self {
    case .limit, .crowd: true
    case .exited, .signal: false
    }
  }

  /// The end in words, for a message that begins with the program's name.
  public var description: String {
    switch self {
    case .exited(let code): "ended with code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    case .limit(let limit, let limits): limit.text(limits)
    case .crowd: "had more than \(SUPERVISOR_PROCESSES) processes at a time and was ended"
    }
  }
}
