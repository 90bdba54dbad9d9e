/// Those who want to be told of events, in the order in which they came.
@MainActor final class Observers<Event> {
  private struct Observer {
    let number: Int
    /// `nil` once cancelled while observers are told: places must not change then.
    var tell: (@MainActor (Event) -> Void)?
  }

  /// By number, ascending: one that is cancelled is found without asking all others.
  private var observers: [Observer] = []
  private var lastNumber = 0
  private var isTelling = false

  /// Tells of every later event until cancelled.
  func add(_ tell: @escaping @MainActor (Event) -> Void) -> AnyCancellable {
    lastNumber += 1
    observers.append(Observer(number: lastNumber, tell: tell))
    // Weak: an observation must not keep alive what it observes.
    return AnyCancellable { [weak self, lastNumber] in self?.remove(lastNumber) }
  }

  /// Tells those who were there when it was called, except for those cancelled meanwhile.
  func tell(_ event: Event) {
    let wasTelling = isTelling
    isTelling = true
    for index in observers.indices { observers[index].tell?(event) }
    isTelling = wasTelling
    if !isTelling { observers.removeAll { $0.tell == nil } }
  }

  private func remove(_ number: Int) {
    guard let index = index(of: number) else { return }
    guard isTelling else { return _ = observers.remove(at: index) }
    // Released when the list is in order again: what it holds may go with it, and end another observation.
    let leaving = observers[index]
    observers[index].tell = nil
    withExtendedLifetime(leaving) {}
  }

  private func index(of number: Int) -> Int? {
    var candidates = observers.indices
    while let middle = candidates.dropFirst(candidates.count / 2).first {
      switch observers[middle].number {
      case number: return middle
      case ..<number: candidates = (middle + 1)..<candidates.upperBound
      default: candidates = candidates.lowerBound..<middle
      }
    }
    return nil
  }
}
