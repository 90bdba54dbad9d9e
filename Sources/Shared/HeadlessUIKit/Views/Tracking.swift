import Dispatch
import Observation

/// The observable values that a view has read in methods in which UIKit tracks reading.
@Observable final class Tracking {
  /// A value that is read with the others: changing it ends the tracking, for which Observation has no call.
  private var number = 0
  @ObservationIgnored private var current: Int?

  /// Tracks what a closure reads, in place of what was tracked before.
  func track(_ body: () -> Void, onChange changed: @escaping @MainActor () -> Void) {
    current = nil
    number += 1
    current = number
    withObservationTracking {
      _ = number
      body()
    } onChange: { [weak self, number] in
      onMainActor { if self?.current == number { changed() } }
    }
  }
}

extension UIView {
  /// Calls a closure. When an observable value that it has read changes, invalidates the view once, and has the run loop turn.
  ///
  /// Nothing is kept of a view that reads no such value: the first time, reading is tracked without an object for it.
  func track<Key: AssociatedKey>(
    _ key: Key.Type,
    _ body: () -> Void,
    invalidate: @escaping @MainActor (UIView) -> Void
  ) where Key.Value == Tracking? {
    guard let tracking = self[key] else {
      return withObservationTracking(body, onChange: firstChange(key, invalidate))
    }
    // Weak: what was read keeps the closure until it changes.
    tracking.track(body) { [weak self] in self?.change(invalidate) }
  }

  /// Prepares the tracking of later calls, as the first one has read something.
  private func firstChange<Key: AssociatedKey>(
    _ key: Key.Type,
    _ invalidate: @escaping @MainActor (UIView) -> Void
  ) -> @Sendable () -> Void where Key.Value == Tracking? {
    self[key] = Tracking()
    // Weak: what was read keeps the closure until it changes.
    return { [weak self] in onMainActor { self?.change(invalidate) } }
  }

  private func change(_ invalidate: (UIView) -> Void) {
    invalidate(self)
    window?.runLoop.setNeedsUpdate()
  }
}

/// Calls a closure on the main actor: at once if that is where the caller is, or else later.
private nonisolated func onMainActor(_ body: @escaping @MainActor () -> Void) {
  guard MainQueue.isCurrent else { return _ = Task { @MainActor in body() } }
  MainActor.assumeIsolated(body)
}

/// The main actor's queue.
private nonisolated enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True in code that the queue runs. On Linux that need not be on the process's first thread.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
