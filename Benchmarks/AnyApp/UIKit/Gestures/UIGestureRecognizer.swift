/// A recogniser of a gesture, which calls methods of targets.
@preconcurrency @MainActor open class UIGestureRecognizer {
  /// The view that the gesture is made on. Weak: the view holds its recognisers.
  public fileprivate(set) weak var view: UIView?
  /// True if the gesture is recognised.
  open var isEnabled = true
  private var targets: [TargetAction] = []

  /// Makes a recogniser that calls a method of a target by its name.
  public init(target: Any? = nil, action: Selector? = nil) {
    if let action { addTarget(target, action: action) }
  }

  /// Calls one more method. The target is not held.
  open func addTarget(_ target: Any?, action: Selector) {
    guard let target = target as AnyObject? else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Makes the gesture, as a person does.
  public func recognise() {
    guard isEnabled else { return }
    for target in targets { target.send(from: self) }
  }
}

/// A recogniser of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are recognised as one gesture.
  open var numberOfTapsRequired = 1
  /// True if taps do not reach the view's controls.
  open var cancelsTouchesInView = true
}

extension UIView {
  /// The recognisers of gestures on the view; `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { self[Recognisers.self] }
    set { self[Recognisers.self] = newValue }
  }

  /// Adds a recogniser; the view holds it.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  private enum Recognisers: AssociatedKey { static var defaultValue: [UIGestureRecognizer]? { nil } }
}
