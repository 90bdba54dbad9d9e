/// The swipe back: a person draws the top controller aside with a finger, and lets it go or takes it back.
///
/// In UIKit a gesture recogniser does this; here a test or a page object says what the finger does.
extension UINavigationController {
  /// True while a finger draws the top controller aside.
  public var isSwiped: Bool { swipe?.isReleased == false }

  /// Begins to draw the top controller aside; tells if that is possible.
  ///
  /// As in UIKit, the controller is off the stack from here on, and both controllers are told that they leave and come.
  /// Changes of the stack wait until the swipe has ended.
  ///
  /// - Returns: `false`, and nothing has happened, if a transition runs or waits, if there is no controller below, or if
  ///   this one is not on screen or presents another.
  @discardableResult
  public func beginSwipeBack() -> Bool {
    guard hasAppeared, !mustWait, change == nil, presentedViewController == nil, stack.count > 1,
      let leaving = stack.last, leaving === shown
    else { return false }
    stack.removeLast()
    leaving.willMove(toParent: nil)
    let swipe = SwipeBack(from: leaving, to: stack[stack.count - 1])
    self.swipe = swipe
    swipe.begin(on: self)
    return true
  }

  /// Lets the controller go: it leaves with the rest of the transition, as with the back button.
  public func finishSwipeBack() {
    swipe?.release(finished: true, on: self)
  }

  /// Takes the controller back: it is on the stack again, and appears again, when the rest of the transition has ended.
  public func cancelSwipeBack() {
    swipe?.release(finished: false, on: self)
  }
}

/// A way back that follows a finger.
final class SwipeBack {
  private let leaving: UIViewController
  private let coming: UIViewController
  private(set) var isReleased = false
  private var isFinished = false

  init(from leaving: UIViewController, to coming: UIViewController) {
    self.leaving = leaving
    self.coming = coming
  }

  func begin(on navigation: UINavigationController) {
    leaving.way = .fromParent
    coming.loadViewIfNeeded()
    navigation.shown = coming
    navigation.updateBar()
    navigation.delegate?.navigationController(navigation, willShow: coming, animated: true)
    leaving.beginAppearanceTransition(false, animated: true)
    coming.beginAppearanceTransition(true, animated: true)
    navigation.content.insertSubview(coming.view, at: 0)
    coming.tellOfAppearing()
  }

  /// Lets the transition run to its end, forwards or back: a finger is lifted once.
  func release(finished: Bool, on navigation: UINavigationController) {
    guard !isReleased else { return }
    isReleased = true
    isFinished = finished
    // Weak: the transition belongs to the navigation controller.
    let transition = Transition(animated: true, in: navigation.view.window, begin: {}) { [weak navigation] in
      if let navigation { self.end(on: navigation) }
    }
    navigation.transition = transition
    transition.start()
  }

  /// Ends the swipe, given up unless the finger has let the controller go; does nothing if it has ended.
  func end(on navigation: UINavigationController) {
    guard navigation.swipe === self else { return }
    navigation.swipe = nil
    if isFinished { finish(on: navigation) } else { cancel(on: navigation) }
  }

  private func finish(on navigation: UINavigationController) {
    leaving.viewIfLoaded?.removeFromSuperview()
    leaving.endAppearanceTransition()
    leaving.way = nil
    let change = StackChange(animated: true, removed: [leaving])
    navigation.hasShown(coming, insteadOf: leaving, animated: true, in: change)
  }

  private func cancel(on navigation: UINavigationController) {
    navigation.transition = nil
    navigation.stack.append(leaving)
    navigation.shown = leaving
    navigation.updateBar()
    leaving.way = nil
    coming.beginAppearanceTransition(false, animated: true)
    coming.viewIfLoaded?.removeFromSuperview()
    coming.endAppearanceTransition()
    leaving.beginAppearanceTransition(true, animated: true)
    leaving.endAppearanceTransition()
    navigation.makeWaitingChanges()
  }
}
