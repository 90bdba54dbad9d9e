import Users

/// A value that tells of its changes, and tells a new observer its last value at once. Who binds to it cannot set it.
class Observable<Value> {
  fileprivate(set) final var value: Value {
    didSet { for observer in observers { observer.tell?(value) } }
  }
  private var observers: [Observer] = []

  fileprivate init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with the value now and whenever it changes, until the binding is released.
  final func bind(_ tell: @escaping (Value) -> Void) -> AnyCancellable {
    let observer = Observer(tell)
    observers.append(observer)
    tell(value)
    // Weak: a binding must not keep alive what it is bound to.
    return AnyCancellable { [weak self] in
      observer.tell = nil
      self?.observers.removeAll { $0 === observer }
    }
  }

  private final class Observer {
    var tell: ((Value) -> Void)?

    init(_ tell: @escaping (Value) -> Void) {
      self.tell = tell
    }
  }
}

/// An observable as its owner sees it, who sets the value: the private one that is named like the output, after a `_`.
final class Variable<Value>: Observable<Value> {
  override init(_ value: Value) {
    super.init(value)
  }

  func set(_ value: Value) {
    self.value = value
  }
}
