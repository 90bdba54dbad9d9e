/// A change on screen, which begins once and ends once. Animated, it takes turns of the run loop, otherwise no time.
final class Transition {
  // Weak: a window holds its controllers, and they the transition.
  private weak var window: UIWindow?
  private let isAnimated: Bool
  private var begin: (() -> Void)?
  private var end: (() -> Void)?

  init(animated: Bool, in window: UIWindow?, begin: @escaping () -> Void, end: @escaping () -> Void) {
    self.window = window
    self.isAnimated = animated
    self.begin = begin
    self.end = end
  }

  /// Starts the transition, which ends at once if it is not animated or not in a window; does nothing if it has ended.
  func start() {
    guard end != nil else { return }
    beginOnce()
    guard isAnimated, let window else { return finish() }
    wait(turns: window.transitionDuration, on: window.runLoop)
  }

  /// Ends the transition now, even if it has not begun; does nothing if it has ended.
  func finish() {
    guard end != nil else { return }
    beginOnce()
    let end = end
    self.end = nil
    end?()
  }

  private func beginOnce() {
    let begin = begin
    self.begin = nil
    begin?()
  }

  private func wait(turns: Int, on runLoop: MainRunLoop) {
    // Weak: a transition belongs to its controller, and ends with it.
    runLoop.perform { [weak self, weak runLoop] in
      guard turns > 1, let runLoop else { self?.finish(); return }
      self?.wait(turns: turns - 1, on: runLoop)
    }
  }
}
