public import Foundation

/// A stack of controllers of which the top one is shown, below a bar.
///
/// The stack changes at once; what is on screen follows with a ``Transition``. A change made while a transition is
/// under way ends that transition first.
public final class UINavigationController: UIViewController {
  /// Whom to tell; weak, as in UIKit.
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the top controller.
  public let navigationBar = UINavigationBar()

  private let content = UIView()
  private var stack: [UIViewController] = []
  private var shown: UIViewController?
  private var transition: Transition?

  /// Makes a navigation controller with nothing on its stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a navigation controller with one controller on its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// There are no archives here: answers `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The stack, the root first.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  public var topViewController: UIViewController? { stack.last }

  /// Puts a controller on top of the stack.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack, unless it is the only one.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes everything above a controller off the stack.
  @discardableResult
  public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Takes everything but the root off the stack.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    transition?.finish()
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = viewControllers
    // Unowned: the end of the transition belongs to this controller, which outlives it.
    showTop(animated: animated) { [unowned self] in
      for controller in removed { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  public override func viewDidLoad() {
    view.addSubview(navigationBar)
    view.addSubview(content)
    if let shown { content.addSubview(shown.view) }
    updateBar()
  }

  override var managesAppearanceOfChildren: Bool { true }
}

extension UINavigationController {
  private func showTop(animated: Bool, completion: @escaping () -> Void) {
    guard let top = stack.last, top !== shown else {
      updateBar()
      return completion()
    }
    let old = shown
    shown = top
    guard isViewLoaded else {
      updateBar()
      return completion()
    }
    top.loadViewIfNeeded()
    updateBar()
    delegate?.navigationController(self, willShow: top, animated: animated)
    if isOnScreen { old?.beginAppearanceTransition(false, animated: animated) }
    content.addSubview(top.view)
    if isOnScreen { top.beginAppearanceTransition(true, animated: animated) }
    // Unowned, for the same reason.
    transition = Transition(animated: animated, in: viewIfLoaded?.window) { [unowned self] in
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endAppearanceTransition()
      top.endAppearanceTransition()
      completion()
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    transition?.start()
  }

  private var isOnScreen: Bool { viewIfLoaded?.window != nil && hasAppeared }

  private func updateBar() {
    // Weak: the bar belongs to this controller.
    navigationBar.show(stack.map(\.navigationItem)) { [weak self] in
      self?.popViewController(animated: true)
    }
  }
}
