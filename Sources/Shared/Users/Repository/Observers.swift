/// Those who want to be told of events, in the order in which they came.
@MainActor final class Observers<Event> {
  private final class Observer {
    let number: Int
    var tell: (@MainActor (Event) -> Void)?

    init(number: Int, tell: @escaping @MainActor (Event) -> Void) {
      self.number = number
      self.tell = tell
    }
  }

  /// By number, ascending: whoever goes is found without asking all others.
  private var observers: [Observer] = []
  private var lastNumber = 0

  /// Tells of every later event until cancelled.
  func add(_ tell: @escaping @MainActor (Event) -> Void) -> AnyCancellable {
    lastNumber += 1
    let observer = Observer(number: lastNumber, tell: tell)
    observers.append(observer)
    // Weak: an observation must not keep alive what it observes.
    return AnyCancellable { [weak self] in
      observer.tell = nil
      self?.remove(observer)
    }
  }

  /// Tells those who were there when it was called, except for those cancelled meanwhile.
  func tell(_ event: Event) {
    for observer in observers {
      observer.tell?(event)
    }
  }

  private func remove(_ observer: Observer) {
    var candidates = observers.indices
    while let middle = candidates.dropFirst(candidates.count / 2).first {
      switch observers[middle].number {
      case observer.number:
        observers.remove(at: middle)
        return
      case ..<observer.number: candidates = (middle + 1)..<candidates.upperBound
      default: candidates = candidates.lowerBound..<middle
      }
    }
  }
}
