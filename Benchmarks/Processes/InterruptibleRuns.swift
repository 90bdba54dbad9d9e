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

/// Runs programs that take long; before a signal ends this program, they are ended, with all that they have started.
///
/// Foundation and SwiftPM start each program in a process group of its own, which Ctrl-C in a terminal does not reach.
///
///     let runs = InterruptibleRuns()
///     let end = try runs.run(swift, ["build"], in: folder)   // any number, at once or one after the other
///     runs.endIfInterrupted()
public final class InterruptibleRuns: Sendable {
  private struct State {
    var running: Set<Int32> = []
    var signal: Int32?
    var sources: [any DispatchSourceSignal] = []
  }

  private let state = Mutex(State())

  /// Begins to listen for signals, for as long as this program runs.
  public init() {
    instruments_adopt_orphans()
    let registrations = DispatchGroup()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Started programs inherit SIG_IGN, but not a handler.
      let before = signal(number) { _ in }
      // Under `nohup`, this signal is to be ignored.
      if number == SIGHUP, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
        continue
      }
      registrations.enter()
      state.withLock { state in
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { @Sendable in self.interrupt(number) }
        source.setRegistrationHandler { @Sendable in registrations.leave() }
        source.resume()
        state.sources.append(source)
      }
    }
    // A signal before the registration would be lost.
    registrations.wait()
  }

  /// Runs a program in a folder until it ends; starts none after a signal.
  ///
  /// - Parameter output: the file for all that it prints; by default all goes to this program's standard error, as its
  ///   standard output is for figures.
  /// - Returns: the way in which it ended; `nil` if a signal came before it was started.
  /// - Throws: Foundation's error if it cannot be started.
  public func run(
    _ executable: URL,
    _ words: [String],
    in folder: URL,
    output: FileHandle = .standardError
  ) throws -> ProgramEnd? {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let isStarted = try state.withLock { state in
      guard state.signal == nil else { return false }
      try Self.unblockingSignals { try process.run() }
      state.running.insert(process.processIdentifier)
      return true
    }
    guard isStarted else { return nil }
    process.waitUntilExit()
    state.withLock { _ = $0.running.remove(process.processIdentifier) }
    return ProgramEnd(of: process)
  }

  /// Runs the body with no signal blocked. A program inherits the blocked signals of the thread that starts it, and
  /// Dispatch blocks nearly all of them in its threads.
  private static func unblockingSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Ends this program by the signal that has come, once all started programs have ended; returns if none has come.
  public func endIfInterrupted() {
    guard let number = state.withLock({ $0.signal }) else { return }
    endOrphans()
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// Interrupts all programs with SIGINT, the only signal for which SwiftPM ends its compilers; kills them at a second
  /// signal.
  private func interrupt(_ number: Int32) {
    let isFirst = state.withLock { state in
      let isFirst = state.signal == nil
      for program in state.running { kill(program, isFirst ? SIGINT : SIGKILL) }
      state.signal = state.signal ?? number
      return isFirst
    }
    guard isFirst else { return }
    DispatchQueue.global().async {
      for program in self.state.withLock({ $0.running }) {
        var end = siginfo_t()
        waitid(P_PID, id_t(program), &end, WEXITED | WNOWAIT)
      }
      self.endOrphans()
    }
  }

  /// Kills the orphans of programs that have ended, and their orphans in turn. Foundation considers a program to be
  /// running for as long as its orphans run.
  private func endOrphans() {
    while true {
      let orphans = Set(Self.children(of: getpid())).subtracting(state.withLock { $0.running })
      if orphans.isEmpty { return }
      for orphan in orphans {
        kill(orphan, SIGKILL)
        waitpid(orphan, nil, 0)
      }
    }
  }

  /// The child processes of a process; none on systems that do not list them in `/proc`.
  private static func children(of parent: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { number in
      let line = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
      // After the name, which may have blanks and brackets in it, come the state and the parent.
      let words = line.split(separator: ")").last?.split(separator: " ") ?? []
      return words.count > 1 && words[1] == "\(parent)"
    }
  }
}
