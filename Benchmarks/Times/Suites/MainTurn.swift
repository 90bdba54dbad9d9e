import CInstruments

/// A turn of the main actor, run by the caller: deferred work is done before the turn ends, with no clock, no other
/// thread and no other work in between.
///
/// The main actor's jobs cannot run while other code runs on it. So during a turn the concurrency runtime's hooks give
/// this thread's main actor another executor, and this thread's jobs for the pool of threads wait there too. Tasks are
/// the runtime's own and unchanged; they are only spared the way to another thread and back. A task that sleeps or
/// yields (`Task.sleep`, `Task.yield`) is not waited for.
public enum MainTurn {
  /// True if this system can make a turn: Linux.
  public nonisolated static let isAvailable = main_turn_is_available()

  /// Does work and then runs the jobs that it enqueued, and those that follow from them. Crashes if nested, or if no turn
  /// can be made here.
  @MainActor
  public static func run(_ work: () -> Void) {
    main_turn_begin(unsafeBitCast(MainTurnExecutor.shared.asUnownedSerialExecutor(), to: main_turn_executor.self))
    work()
    main_turn_drain()
    main_turn_end()
  }
}

/// The main actor's executor during a turn.
nonisolated final class MainTurnExecutor: SerialExecutor {
  /// The shared executor; it has no state of its own.
  static let shared = MainTurnExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    main_turn_enqueue(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self))
  }

  /// Accepts every caller: a turn runs on the main actor only.
  func checkIsolated() {}
}
