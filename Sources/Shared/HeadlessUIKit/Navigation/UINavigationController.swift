public import Foundation

/// A stack of controllers; the top one is shown, below a bar.
///
/// As in UIKit, the stack changes at once, and what is on screen follows in the next layout pass: there the new top
/// controller's view is loaded and the appearance calls begin. While an animated change waits for that pass, or its
/// transition runs, further changes wait for its end; the stack is unchanged until then. Before anything has been shown,
/// changes are made at once: the last one is shown first, as since iOS 18.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  override class var ownType: UIViewController.Type { UINavigationController.self }
  /// The delegate, told of every controller that is shown; weak, as in UIKit.
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the top controller.
  public let navigationBar = UINavigationBar()

  /// Called inside every call that asks for another stack: instruments see who asks.
  package var willChangeStack: (() -> Void)?

  let content = UIView()
  var stack: [UIViewController] = []
  /// The controller whose view is on screen.
  var shown: UIViewController?
  /// The change that waits for the layout pass.
  var change: StackChange?
  /// The changes that wait for the end of the transition.
  var waitingChanges: [(UINavigationController) -> Void] = []
  var transition: Transition?
  /// The way back that follows a finger, until it has ended.
  var swipe: SwipeBack?

  /// Makes a navigation controller with nothing on its stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a navigation controller with one controller on its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a navigation controller as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !mustWait else { return wait { $0.setViewControllers(viewControllers, animated: animated) } }
    willChangeStack?()
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = viewControllers
    showTop(after: StackChange(animated: animated, removed: removed, added: added))
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that a person sees: what this one presents, or else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top of the stack. As in UIKit, it must not be on the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !mustWait else { return wait { $0.pushViewController(viewController, animated: animated) } }
    precondition(!viewControllers.contains { $0 === viewController }, "a controller is pushed that is on the stack")
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    if mustWait {
      wait { $0.popViewController(animated: animated) }
    } else {
      setViewControllers(viewControllers.dropLast(), animated: animated)
    }
    return top
  }

  /// Takes everything above a controller off the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    if mustWait {
      wait { $0.popToViewController(viewController, animated: animated) }
    } else if !popped.isEmpty {
      setViewControllers(Array(viewControllers[...index]), animated: animated)
    }
    return popped
  }

  /// Takes everything but the root off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func loadView() {
    view = NavigationView(of: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(content)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let shown, !isShowingAnother { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A finger cannot go on with a view that goes.
    swipe?.end(on: self)
  }

  override var managesAppearanceOfChildren: Bool { true }
  override var isShowingAnother: Bool { transition != nil }
}
