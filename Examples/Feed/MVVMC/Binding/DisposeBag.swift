/// Ends the bindings put into it when it goes, which is when its owner goes.
final class DisposeBag {
  private var disposals: [() -> Void] = []

  deinit {
    for dispose in disposals { dispose() }
  }

  func insert(_ dispose: @escaping () -> Void) {
    disposals.append(dispose)
  }
}
