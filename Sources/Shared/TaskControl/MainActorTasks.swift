internal import CMainActorTasks

/// The tasks of the main actor, run by the caller: no clock, no other thread and no other work comes in between.
///
/// The main actor's jobs cannot run while other code runs on it, and a scenario, like a benchmark's step, is such code. So while
/// ``run(_:)`` does its work, the concurrency runtime's hooks give this thread's main actor another executor. Jobs wait there,
/// those of the main actor and those that this thread gives to the pool of threads, until a run loop turns or the work ends;
/// then they run in order of arrival. Tasks are the runtime's own and unchanged; they are only spared the way to another thread
/// and back. Nobody waits for a task that sleeps or yields (`Task.sleep`, `Task.yield`): it goes on elsewhere, later.
///
/// The runtime has these hooks on Linux and, since Swift 6.1, on Apple's platforms, where this was not tried.
///
///     MainActorTasks.run { Task { print("before run ends") } }
public enum MainActorTasks {
  /// True if this system can hold tasks; elsewhere they run when the main actor is free, thus after the work.
  public nonisolated static let isAvailable = main_actor_is_available()

  /// Does work, then runs the tasks that it started or resumed, and those that follow from them. Within the work, each turn of a
  /// run loop runs them, too. Calls nest.
  ///
  /// - Throws: what the work throws; the tasks have run then, too.
  @discardableResult
  public static func run<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard isAvailable else { return try work() }
    _ = executor
    main_actor_begin()
    defer {
      main_actor_run_jobs()
      main_actor_end()
    }
    return try work()
  }

  /// Runs the tasks that wait.
  package static func runWaiting() { main_actor_run_jobs() }

  /// True if a task waits for a turn.
  package static var isWaiting: Bool { main_actor_has_jobs() }

  /// A clause about tasks that have left the main actor since ``forgetAway()`` and have not come back, for which nobody waits;
  /// `nil` if there are none.
  package static var away: String? {
    switch main_actor_away() {
    case 0: nil
    case 1: "a task is away from the main actor: if it sleeps or yields, no scenario waits for it"
    case let count: "\(count) tasks are away from the main actor: if they sleep or yield, no scenario waits for them"
    }
  }

  /// Begins to note tasks that leave the main actor anew.
  package static func forgetAway() { main_actor_forget_away() }

  /// The executor, given to the hooks once. Cast, here and below: Swift has no other way to pass an executor or a job to C.
  private static let executor: Void = main_actor_set_executor(
    unsafeBitCast(MainActorTasksExecutor.shared.asUnownedSerialExecutor(), to: main_actor_executor.self)
  )
}

/// The main actor's executor during ``MainActorTasks/run(_:)``.
nonisolated final class MainActorTasksExecutor: SerialExecutor {
  /// The shared executor; it has no state of its own.
  static let shared = MainActorTasksExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    main_actor_enqueue(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self))
  }

  /// Accepts every caller: work is done on the main actor only.
  func checkIsolated() {}
}
