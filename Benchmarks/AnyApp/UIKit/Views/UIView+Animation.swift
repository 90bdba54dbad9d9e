extension UIView {
  /// Runs a change that UIKit would animate: at once. The completion follows in the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
  }

  /// Runs a change that UIKit would animate after a delay: at once.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs a change that UIKit would animate like a spring: at once.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs a change of a view that UIKit would animate: at once.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Runs a change.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// Options of an animation, which nothing follows here.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast at any time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Views can be used meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where another one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins anew at its end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back at its end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Shows and hides views in the place of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Turns the view from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Fades from one view to another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}

/// Options of an animation, as Swift 3 and 4 wrote it.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
