/// A recogniser of a gesture, which calls methods of targets.
@preconcurrency @MainActor open class UIGestureRecognizer {
  /// The view that the gesture is made on. Weak: the view holds its recognisers.
  public fileprivate(set) weak var view: UIView?
  /// The delegate; weak, as in UIKit.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True if the gesture is recognised.
  open var isEnabled = true
  /// The part of the gesture that is under way.
  open var state = State.possible
  /// True if touches of a gesture do not reach the view; remembered.
  open var cancelsTouchesInView = true
  private var targets: [TargetAction] = []

  /// Makes a recogniser that calls a method of a target by its name.
  public init(target: Any? = nil, action: Selector? = nil) {
    if let action { addTarget(target as Any, action: action) }
  }

  /// Calls one more method. The target is not held.
  open func addTarget(_ target: Any, action: Selector) {
    guard let target = Optional(target) as AnyObject? else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Calls methods no more: those of a target, or of all, that are of a name, or all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
  }

  /// Returns the place of the gesture in a view: always its origin.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Makes the gesture, as a person does, if the delegate agrees.
  public func recognise() {
    guard isEnabled, delegate?.gestureRecognizer(self, shouldReceive: UITouch()) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return }
    for state in states {
      self.state = state
      enter(state)
      for target in targets { target.send(from: self) }
    }
    state = .possible
  }

  /// The states in which the targets are called.
  var states: [State] { [.ended] }
  /// Called before the targets, in each of these states.
  func enter(_ state: State) {}

  /// The parts of a gesture.
  public nonisolated enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The gesture is recognised, as one that has no length is.
    public static let recognized = State.ended
  }
}

/// Delegate of a recogniser: asked before a gesture.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Tells if a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Tells if a finger counts.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

// Both are optional, as in UIKit.
extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

extension UIView {
  /// The recognisers of gestures on the view; `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { self[Recognisers.self] }
    set {
      self[Recognisers.self] = newValue
      for recogniser in newValue ?? [] { recogniser.view = self }
    }
  }

  /// Adds a recogniser; the view holds it.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Takes a recogniser away.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard let recognisers = gestureRecognizers, recognisers.contains(where: { $0 === recognizer }) else { return }
    gestureRecognizers = recognisers.filter { $0 !== recognizer }
    recognizer.view = nil
  }

  private enum Recognisers: AssociatedKey { static var defaultValue: [UIGestureRecognizer]? { nil } }
}
