/// Those who want to be told of events, in the order in which they came.
@MainActor final class Observers<Event> {
  private final class Observer {
    var tell: (@MainActor (Event) -> Void)?
  }

  private var observers: [Observer] = []

  /// Tells of every later event until cancelled.
  func add(_ tell: @escaping @MainActor (Event) -> Void) -> AnyCancellable {
    let observer = Observer()
    observer.tell = tell
    observers.append(observer)
    // Weak: an observation must not keep alive what it observes.
    return AnyCancellable { [weak self] in
      observer.tell = nil
      self?.observers.removeAll { $0 === observer }
    }
  }

  /// Tells those who were there when it was called, except for those cancelled meanwhile.
  func tell(_ event: Event) {
    for observer in observers {
      observer.tell?(event)
    }
  }
}
