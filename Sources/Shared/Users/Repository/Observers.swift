/// The observers of events, in the order in which they were added.
///
///     let observers = Observers<String>()
///     let observation = observers.add { print($0) }
///     observers.tell("renamed")
///     observation.cancel()
@MainActor public final class Observers<Event> {
  private struct Observer {
    let number: Int
    /// The closure that is told; `nil` if cancelled while observers are told, as indices must not change then.
    var tell: (@MainActor (Event) -> Void)?
  }

  /// The observers by ascending number, so that a binary search finds the one that is cancelled.
  private var observers: [Observer] = []
  private var lastNumber = 0
  private var isTelling = false

  /// Makes a list of no observers.
  public init() {}

  /// Tells of every later event until cancelled. Cancelling takes a binary search, however many others there are.
  public func add(_ tell: @escaping @MainActor (Event) -> Void) -> AnyCancellable {
    lastNumber += 1
    observers.append(Observer(number: lastNumber, tell: tell))
    // Weak: an observation must not keep alive what it observes.
    return AnyCancellable { [weak self, lastNumber] in self?.remove(lastNumber) }
  }

  /// Tells the observers that were there when it was called, except for those cancelled meanwhile.
  public func tell(_ event: Event) {
    let wasTelling = isTelling
    isTelling = true
    for index in observers.indices { observers[index].tell?(event) }
    isTelling = wasTelling
    if !isTelling { observers.removeAll { $0.tell == nil } }
  }

  private func remove(_ number: Int) {
    guard let index = index(of: number) else { return }
    guard isTelling else { return _ = observers.remove(at: index) }
    // Released after the list has changed: freeing what the closure holds may end another observation.
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
