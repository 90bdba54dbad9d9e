import Users

/// Ends the bindings put into it when it goes, which is when its owner goes.
final class DisposeBag {
  private var bindings: [AnyCancellable] = []

  fileprivate func insert(_ binding: AnyCancellable) {
    bindings.append(binding)
  }
}

extension AnyCancellable {
  /// Has a bag end the binding.
  func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
