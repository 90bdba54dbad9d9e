/// A value that tells of its changes, and tells a new observer its last value at once.
final class Observable<Value> {
  var value: Value {
    didSet { for observer in observers { observer.tell?(value) } }
  }
  private var observers: [Observer] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with the value now and whenever it changes, until the bag goes.
  func bind(in bag: DisposeBag, _ tell: @escaping (Value) -> Void) {
    let observer = Observer(tell)
    observers.append(observer)
    bag.insert { [weak self] in
      observer.tell = nil
      self?.observers.removeAll { $0 === observer }
    }
    tell(value)
  }

  private final class Observer {
    var tell: ((Value) -> Void)?

    init(_ tell: @escaping (Value) -> Void) {
      self.tell = tell
    }
  }
}
