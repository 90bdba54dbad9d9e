/// A change on screen. Animated, it ends on the next turn of the run loop, otherwise at once.
final class Transition {
  // Weak: a window holds its controllers, and they the transition.
  private weak var window: UIWindow?
  private let isAnimated: Bool
  private var end: (() -> Void)?

  init(animated: Bool, in window: UIWindow?, end: @escaping () -> Void) {
    self.window = window
    self.isAnimated = animated
    self.end = end
  }

  /// Starts the transition, which ends at once if it is not animated or not in a window.
  func start() {
    guard isAnimated, let window else { return finish() }
    // Weak: a transition belongs to its controller, and ends with it.
    window.runLoop.perform { [weak self] in self?.finish() }
  }

  /// Ends the transition now; does nothing if it has ended.
  func finish() {
    let end = end
    self.end = nil
    end?()
  }
}
