/// A clock that stands still until a test lets the time run out.
public final class StoppedClock: Clock {
  /// The only moment of this clock.
  public let now = ContinuousClock().now
  /// Zero: there is only one moment.
  public let minimumResolution = Duration.zero
  private let sleepers: AsyncStream<AsyncStream<Never>.Continuation>
  private let sleeper: AsyncStream<AsyncStream<Never>.Continuation>.Continuation
  private let onEnd: @Sendable () -> Void

  /// Makes a clock.
  ///
  /// - Parameter onEnd: Called when the clock is deallocated.
  public init(onEnd: @escaping @Sendable () -> Void = {}) {
    (sleepers, sleeper) = AsyncStream.makeStream()
    self.onEnd = onEnd
  }

  deinit {
    sleeper.finish()
    onEnd()
  }

  /// Waits until the time has run out.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let (waking, wake) = AsyncStream<Never>.makeStream()
    sleeper.yield(wake)
    for await _ in waking {}
    try Task.checkCancellation()
  }

  /// Makes the time run out for every waiting task, now and later.
  public func runOut() {
    Task { [sleepers] in
      for await sleeper in sleepers { sleeper.finish() }
    }
  }
}
