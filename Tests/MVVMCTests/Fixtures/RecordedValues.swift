import Users

@testable import MVVMC

/// Every value of an observable, in order.
final class RecordedValues<Value> {
  var values: [Value] = []
  private var binding: AnyCancellable?

  init(_ observable: Observable<Value>) {
    // Weak: this object holds the binding.
    binding = observable.bind { [weak self] in self?.values.append($0) }
  }
}
