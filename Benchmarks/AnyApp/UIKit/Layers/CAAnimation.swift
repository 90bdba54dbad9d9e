/// An animation of a layer. Nothing is seen of it here: it has ended in the next turn of the main queue.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// The object that is told of the begin and the end; held, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The time that it takes, in seconds; remembered.
  open var duration: CFTimeInterval = 0
  /// The time at which it begins, in seconds; remembered.
  open var beginTime: CFTimeInterval = 0
  /// The number of times that it runs; remembered.
  open var repeatCount: Float = 0
  /// True if it runs back at its end; remembered.
  open var autoreverses = false
  /// True if it is taken away when it has ended.
  open var isRemovedOnCompletion = true
  /// The values before it begins and after it has ended; remembered.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The course; remembered.
  open var timingFunction: CAMediaTimingFunction?
  /// The speed; remembered.
  open var speed: Float = 1
  private var values: [String: Any] = [:]

  /// Makes an animation.
  public override init() { super.init() }

  /// Keeps a value with the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value that is kept with the animation; `nil` if there is none.
  open func value(forKey key: String) -> Any? { values[key] }
}

/// Delegate of an animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins.
  func animationDidStart(_ animation: CAAnimation)
  /// The animation has ended: here in the turn after it was added, and at its end.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing: the method is optional, as in Core Animation.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing: the method is optional, as in Core Animation.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of a layer's property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// True if the values are added to the property's own; remembered.
  open var isAdditive = false

  /// Makes an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another; the values are remembered.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The value that is added to the first one.
  open var byValue: Any?
}

/// An animation like a spring; its values are remembered.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The friction.
  open var damping: CGFloat = 10
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The speed at the begin.
  open var initialVelocity: CGFloat = 0
  /// The time until it rests, in seconds: the duration.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation over several values; they are remembered.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The courses between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The line that is followed.
  open var path: CGPath?
  /// The direction in which the layer is turned along the line.
  open var rotationMode: CAAnimationRotationMode?
  /// The way from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several animations at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The direction in which a layer is turned along a line.
public nonisolated enum CAAnimationRotationMode: Sendable { case rotateAuto, rotateAutoReverse }

/// The way from one value of an animation to the next.
public nonisolated struct CAAnimationCalculationMode: Hashable, Sendable {
  let name: String
  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(name: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(name: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(name: "paced")
  /// In curves.
  public static let cubic = CAAnimationCalculationMode(name: "cubic")
}

/// The values of an animation before it begins and after it has ended.
public nonisolated struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String
  /// Nothing is left.
  public static let removed = CAMediaTimingFillMode(name: "removed")
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  /// The first value is there before.
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(name: "both")
}
