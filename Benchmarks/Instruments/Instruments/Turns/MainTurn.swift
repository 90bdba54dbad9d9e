import CInstruments

/// A turn of the main actor's executor, turned by hand: what code asks the main actor to do later is done before the turn
/// ends, with no clock and no other thread's work in between.
///
/// The executor cannot turn while code runs on it; so for the length of the turn the runtime hands this thread's jobs
/// over to it (`swift_task_enqueueMainExecutor_hook`), and they are run in the order in which they came. The tasks are
/// the runtime's own and unchanged.
public enum MainTurn {
  /// Does work, and then all that it, or what follows from it, has left for the main actor. Turns do not nest.
  @MainActor
  public static func run(_ work: () -> Void) {
    main_turn_begin()
    work()
    while let job = main_turn_next() {
      unsafeBitCast(job, to: UnownedJob.self).runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
    main_turn_end()
  }
}
