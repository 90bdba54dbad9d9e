#if os(Linux) && !PORTABLE
  public import Foundation

  /// A run of a program that starts somebody else's, to its end or to a signal, and until nothing of it is left.
  public struct ForeignRun {
    /// The exit code, or the number of the signal that ended it.
    public let status: Int32
    /// The lines on standard error.
    public let errors: [Substring]

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - temporary: the folder for temporary files.
    ///   - folder: the folder that it begins in.
    ///   - life: the pipe that somebody else's program opens, if it is started at all.
    ///   - signal: the signal that ends the program, once the other one runs.
    /// - Throws: an error if the program cannot be started, or if it ended before it could get the signal.
    public init(
      _ program: URL,
      _ words: [String],
      temporary: String,
      in folder: String? = nil,
      environment: [String: String] = [:],
      life: ProcessLife?,
      signal: Int32?
    ) throws {
      let (process, errors) = (Process(), Pipe())
      process.executableURL = program
      process.arguments = words
      if let folder { process.currentDirectoryURL = URL(filePath: folder) }
      let added = environment.merging(["TMPDIR": temporary]) { $1 }
      process.environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      if let signal {
        guard life?.hasBegun(before: errors.fileHandleForReading.fileDescriptor) == true else {
          throw POSIXError(.ESRCH)
        }
        kill(process.processIdentifier, signal)
      }
      // The pipe ends when the last process has ended that waits for the program.
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      life?.waitForEnd(begun: signal != nil)
      status = process.terminationStatus
      self.errors = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    }
  }

  /// The life of processes that were started with a named pipe open.
  public struct ProcessLife {
    /// The pipe's path.
    public let path: String
    private let descriptor: Int32

    /// Makes the pipe.
    public init(at path: String) throws {
      self.path = path
      guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
      descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    }

    /// Waits until the first process has said that it runs, or until there is no program that could start one.
    ///
    /// - Parameter end: a descriptor that ends with this program.
    /// - Returns: true if a process runs.
    fileprivate func hasBegun(before end: Int32) -> Bool {
      var files = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: end, events: 0, revents: 0)]
      poll(&files, 2, -1)
      var byte: UInt8 = 0
      return read(descriptor, &byte, 1) == 1
    }

    /// Waits until the last process has ended, and closes the pipe.
    ///
    /// - Parameter begun: true if one has said that it runs.
    public func waitForEnd(begun: Bool) {
      var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      defer { close(descriptor) }
      // Nobody has opened it.
      if !begun, poll(&file, 1, 0) == 0 { return }
      var bytes = [UInt8](repeating: 0, count: 64)
      repeat { poll(&file, 1, -1) } while read(descriptor, &bytes, 64) != 0
    }
  }
#endif
