public import Foundation

/// A stack of controllers; the top one is shown, below a bar.
///
/// The stack changes at once; what is on screen follows with a transition. A change made while a transition is
/// under way ends that transition first.
public final class UINavigationController: UIViewController {
  /// The delegate, told of every controller that is shown; weak, as in UIKit.
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

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The stack, the root first.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    finishTransition()
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = viewControllers
    showTop(animated: animated, replacing: removed, by: added)
  }

  public override func viewDidLoad() {
    view.addSubview(navigationBar)
    view.addSubview(content)
    // The top controller's `viewDidLoad` may change the stack.
    stack.last?.loadViewIfNeeded()
    if let shown { content.addSubview(shown.view) }
    updateBar()
  }

  public override func viewWillAppear(_ animated: Bool) {
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  override var managesAppearanceOfChildren: Bool { true }

  /// Ends the transition under way, and every transition that its end begins.
  func finishTransition() {
    while let running = transition {
      transition = nil
      running.finish()
    }
  }
}

extension UINavigationController {
  private func showTop(animated: Bool, replacing removed: [UIViewController], by added: [UIViewController]) {
    let top = stack.last
    if isViewLoaded { top?.loadViewIfNeeded() }
    // The top controller's `viewDidLoad` may have changed the stack.
    guard isViewLoaded, top !== shown, top === stack.last else {
      if !isViewLoaded { shown = top }
      updateBar()
      return moveEnded(removed, added)
    }
    let old = shown
    shown = top
    updateBar()
    begin(old, top, animated: animated)
    // Weak: the transition belongs to this controller, which may be freed while it ends.
    let transition = Transition(animated: animated, in: view.window) { [weak self] in
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endAppearanceTransition()
      self?.end(top, animated: animated, replacing: removed, by: added)
    }
    self.transition = transition
    transition.start()
  }

  private func begin(_ old: UIViewController?, _ top: UIViewController?, animated: Bool) {
    if isOnScreen {
      if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
      old?.beginAppearanceTransition(false, animated: animated)
      top?.beginAppearanceTransition(true, animated: animated)
    }
    if let top { content.addSubview(top.view) }
  }

  private func end(
    _ top: UIViewController?,
    animated: Bool,
    replacing removed: [UIViewController],
    by added: [UIViewController]
  ) {
    // While this controller is still appearing, the end of its appearance ends the top controller's, too.
    if hasAppeared { top?.endAppearanceTransition() }
    moveEnded(removed, added)
    if hasAppeared, let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  /// Ends the moves that are still valid: appearance calls may have changed the stack again.
  private func moveEnded(_ removed: [UIViewController], _ added: [UIViewController]) {
    for controller in removed where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  private func updateBar() {
    // Weak: the bar belongs to this controller.
    navigationBar.show(stack.map(\.navigationItem)) { [weak self] in
      self?.popViewController(animated: true)
    }
  }
}
