/// An animation that can be started by hand. Its changes are made at once when it starts, and its completions follow in
/// the next turn of the main queue, as those of `UIView.animate`.
@preconcurrency @MainActor open class UIViewPropertyAnimator {
  /// The time that it takes, in seconds; remembered.
  public let duration: TimeInterval
  /// The part of the way that is done: 0 before the start, then 1; what is set is remembered.
  open var fractionComplete: CGFloat = 0
  /// True while it runs, which is never seen: its changes are made at once.
  public private(set) var isRunning = false
  /// True if it runs backwards; remembered.
  open var isReversed = false
  /// The part of its life that it is in.
  public private(set) var state = UIViewAnimatingState.inactive
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation of a course.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Makes an animation like a spring.
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Makes an animation of a course that is given by what makes it.
  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.duration = duration
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that begin later; here they begin with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Adds a block that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Makes the changes, and then calls the completions.
  open func startAnimation() {
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
    fractionComplete = 1
    DispatchQueue.main.async { MainActor.assumeIsolated { self.finishAnimation(at: self.isReversed ? .start : .end) } }
  }

  /// Starts after a delay; here at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Stops for a while: what has not begun is made when it goes on.
  open func pauseAnimation() { state = .active }
  /// Goes on.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Stops; with `true`, no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] }
    state = withoutFinishing ? .inactive : .stopped
  }
  /// Calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let ended = completions
    completions = []
    state = .inactive
    for completion in ended { completion(finalPosition) }
  }

  /// Runs changes as an animation that has been started.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
}

/// The part of an animation's life.
public nonisolated enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// The place where an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The giver of an animation's course.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A course of two points that bend it; remembered.
@preconcurrency @MainActor open class UICubicTimingParameters: UITimingCurveProvider {
  /// Makes a course.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Makes a course of the two points that bend it.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}

/// A course like a spring; remembered.
@preconcurrency @MainActor open class UISpringTimingParameters: UITimingCurveProvider {
  /// Makes a course.
  public init(dampingRatio: CGFloat) {}
  /// Makes a course with a speed at its begin.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector) {}
}

extension UIView {
  /// The course of an animation.
  public nonisolated enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// Runs changes that UIKit would animate one after another: at once, in their order.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs one of the changes of `animateKeyframes`: at once.
  public class func addKeyframe(
    withRelativeStartTime start: Double,
    relativeDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Options of changes one after another, which nothing follows here.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Begins anew at its end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back at its end.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Views can be used meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
  }
}
