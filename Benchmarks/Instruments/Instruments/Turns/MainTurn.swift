import CInstruments

/// A turn of the main actor, made by hand: what code leaves for later is done before the turn ends, with no clock, no
/// other thread and nobody else's work in between.
///
/// The main actor cannot turn while code runs on it. So for the length of a turn the concurrency runtime is told, through
/// the hooks that it has for this, that this thread's main actor has another executor, and that this thread's jobs for the
/// pool of threads wait there too. Tasks are the runtime's own and unchanged; what they save here is the way to another
/// thread and back. What sleeps or yields (`Task.sleep`, `Task.yield`) is not waited for, and on systems other than Linux
/// nothing is turned.
public enum MainTurn {
  /// Does work, and then all that it, or what follows from it, has left for later. Turns do not nest: that crashes.
  @MainActor
  public static func run(_ work: () -> Void) {
    main_turn_begin(unsafeBitCast(MainTurnExecutor.shared.asUnownedSerialExecutor(), to: main_turn_executor.self))
    work()
    main_turn_drain()
    main_turn_end()
  }
}

/// What the main actor's jobs wait with during a turn.
final class MainTurnExecutor: SerialExecutor {
  /// The only one: it has no state of its own.
  static let shared = MainTurnExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    main_turn_enqueue(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self))
  }

  /// Asked of code that runs on the main actor itself, during a turn: turns are made nowhere else.
  func checkIsolated() {}
}
