import CInstruments

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
