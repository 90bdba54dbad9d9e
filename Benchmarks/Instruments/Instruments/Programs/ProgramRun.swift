public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run of another program: its output, or why there is none.
public struct ProgramRun: Sendable {
  /// The standard output.
  public private(set) var output = Data()
  /// The reason why the output cannot be relied on, in one line; `nil` if it can.
  public private(set) var failure: String?
  /// The signal that ended it; `nil` if none did.
  public private(set) var signal: Int32?

  /// Runs a program until it ends; its environment holds the number of this process (see ``Parent``).
  ///
  /// - Parameters:
  ///   - input: the standard input.
  ///   - environment: variables that are added to this program's environment.
  ///   - name: the program's name in messages.
  public init(
    _ executable: URL,
    _ words: [String],
    input: Data = Data(),
    environment: [String: String] = [:],
    name: String
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = words
    process.standardOutput = pipe
    let parent = [Parent.variable: "\(getpid())"]
    process.environment = ProcessInfo.processInfo.environment.merging(parent) { $1 }.merging(environment) { $1 }
    do {
      // A file: a second pipe could fill up while the first is read.
      let errors = try UnnamedFile()
      process.standardError = errors.handle
      process.standardInput = try UnnamedFile(input).handle
      try process.run()
      output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { signal = process.terminationStatus }
      failure = Self.end(of: process).map { "`\(name)` \($0)\(Self.reason(in: errors))" }
    } catch {
      failure = "`\(name)` could not be started: \(error.localizedDescription)"
    }
  }

  /// The way in which it ended, for a message; `nil` if it exited with code 0.
  private static func end(of process: Process) -> String? {
    guard process.terminationReason == .exit else { return "was ended by signal \(process.terminationStatus)" }
    return process.terminationStatus == 0 ? nil : "ended with code \(process.terminationStatus)"
  }

  /// The reason that it gave, after a colon: a sanitizer's summary or the first line; empty if there is none.
  private static func reason(in errors: UnnamedFile) -> String {
    let lines = String(decoding: (try? errors.contents()) ?? Data(), as: UTF8.self).split(separator: "\n")
    return (lines.first { $0.hasPrefix("SUMMARY: ") } ?? lines.first).map { ": \($0)" } ?? ""
  }
}

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

  /// The number of characters in a terminal's line; `nil` if the stream is not a terminal, or does not tell.
  public static func columns(of stream: Int32) -> Int? {
    var size = winsize()
    guard isatty(stream) == 1, ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The folder for temporary files, which pass input to started programs.
public enum TemporaryFiles {
  /// The reason why no file can be written in the folder, with its name, in one line; `nil` if files can be written.
  public static var problem: String? {
    do {
      _ = try UnnamedFile(Data(count: 65_536))
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// The error of a folder in which no temporary file can be written.
struct TemporaryFailure: Error, LocalizedError, CustomStringConvertible {
  /// The system's error number.
  let code: Int32

  var description: String {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    return "no temporary file can be written in \(folder) (\(String(cString: strerror(code))));"
      + " TMPDIR can name another folder"
  }

  var errorDescription: String? { description }
}

/// A file without a name: nobody else can open it, and it is deleted with its last handle, however the program ends.
struct UnnamedFile {
  let handle: FileHandle

  /// Makes an empty file in the folder for temporary files.
  ///
  /// - Throws: ``TemporaryFailure`` with the system's error number.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
    var path = Array(folder.appending(path: "workbench-XXXXXX").path(percentEncoded: false).utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw TemporaryFailure(code: errno) }
    unlink(path)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Makes a file of data, to be read from its beginning.
  init(_ data: Data) throws {
    try self.init()
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw TemporaryFailure(code: errno)
    }
    try handle.seek(toOffset: 0)
  }

  /// Reads the whole file.
  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
