/// An object that animates a transition between two controllers: it puts the new view into the transition's container,
/// and says when it has ended.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the time that the transition takes, in seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Makes the changes of the transition; at its end the context has to be told.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// The transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing: the method is optional, as in UIKit.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that has a finger drive a transition. It is asked for and started, but nothing is driven: here a transition
/// ends at once.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
}

/// A transition, as the object that animates it sees it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition is seen.
  var containerView: UIView { get }
  /// True: a transition that is not animated asks for no animation.
  var isAnimated: Bool { get }
  /// False: no finger drives a transition here.
  var isInteractive: Bool { get }
  /// False: a transition cannot be cancelled here.
  var transitionWasCancelled: Bool { get }
  /// The style in which the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The change that turns the content with the device: none.
  var targetTransform: CGAffineTransform { get }

  /// Says that the transition has ended.
  func completeTransition(_ didComplete: Bool)
  /// Says how far a finger has driven the transition; remembered nowhere.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that a finger has driven the transition to its end; remembered nowhere.
  func finishInteractiveTransition()
  /// Says that a finger has given the transition up; remembered nowhere.
  func cancelInteractiveTransition()
  /// Returns a controller that takes part; `nil` if it has none of this kind.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a controller that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the place of a controller's view before the transition.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Returns the place of a controller's view after the transition.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// Key of a view that takes part in a transition.
public nonisolated struct UITransitionContextViewKey: Hashable, Sendable {
  let name: String
  /// The view that leaves.
  public static let from = UITransitionContextViewKey(name: "from")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(name: "to")
}

/// An object by which a finger drives a transition. Nothing is driven here; what it is told is remembered.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The part of the way that is done, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The time that the transition takes, in seconds.
  open var duration: CGFloat { 0 }
  /// The speed at its end.
  open var completionSpeed: CGFloat = 1
  /// The course at its end.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Makes an object that drives nothing.
  public init() {}

  /// Begins the transition.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
  /// Sets the part of the way that is done.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Drives the transition to its end.
  open func finish() { percentComplete = 1 }
  /// Gives the transition up. Here one that has been asked for takes place all the same, which the window's log says.
  open func cancel() {
    percentComplete = 0
    UIApplication.shared.keyWindow?.log(
      "\(type(of: self)).cancel(): no finger drives a transition here, so one that has been asked for takes place"
    )
  }
}
