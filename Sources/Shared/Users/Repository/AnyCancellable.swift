/// A request or an observation, which ends when it is cancelled or released.
///
/// Behaves as the type of this name in Apple's Combine, which is not available on every platform.
///
/// It ends on the main actor whichever thread releases it last.
///
///     let request = AnyCancellable { print("cancelled") }
///     request.cancel()
@MainActor public final class AnyCancellable {
  private var onCancel: (() -> Void)?

  /// Makes a cancellable that calls a closure once, when it is cancelled or deallocated.
  public init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  isolated deinit {
    cancel()
  }

  /// Ends the request or observation; calling it again does nothing.
  public func cancel() {
    let onCancel = onCancel
    self.onCancel = nil
    onCancel?()
  }
}
