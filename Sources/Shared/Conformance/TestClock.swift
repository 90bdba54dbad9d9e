import Synchronization

/// A clock that stands still until it is advanced: what waits for it does so without real time.
///
///     let clock = TestClock()
///     let task = Task { try await clock.sleep(for: .milliseconds(300)) }
///     clock.advance(by: .milliseconds(300))
///
/// ``AppSession/advance(by:)`` also has the app go on between one sleeper and the next.
public nonisolated final class TestClock: Clock {
  /// A moment, by the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let elapsed: Duration

    /// The moment a duration later, or earlier if it is negative.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
    /// The duration until another moment; negative if that is earlier.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
    /// True if the left moment is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    var sleepers: [Sleeper] = []
    var lastID = 0
    /// Cancelled before they slept.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Makes a clock at its first moment.
  public init() {}

  /// The moment up to which the clock was advanced.
  public var now: Instant { state.withLock(\.now) }
  /// One attosecond: no two moments are taken for one.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }
  /// The moment for which somebody sleeps and that comes first; `nil` if nobody does.
  public var nextDeadline: Instant? { state.withLock { $0.sleepers.map(\.deadline).min() } }

  /// Sleeps until the clock is advanced to a moment. The tolerance is not used.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(Sleeper(id: id, deadline: deadline, continuation: $0)) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Advances the clock, and wakes all who sleep until then, the first deadline first. A duration below zero counts as zero.
  public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a moment, and wakes all who sleep until then. A moment that has been changes nothing.
  public func advance(to moment: Instant) {
    let woken = state.withLock { state in
      state.now = max(state.now, moment)
      let woken = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return woken
    }
    for sleeper in woken.sorted(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) { sleeper.continuation.resume() }
  }

  private func begin(_ sleeper: Sleeper) {
    let end = state.withLock { state -> Result<Void, any Error>? in
      if state.cancelled.contains(sleeper.id) { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers.append(sleeper)
      return nil
    }
    if let end { sleeper.continuation.resume(with: end) }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let place = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: place)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
