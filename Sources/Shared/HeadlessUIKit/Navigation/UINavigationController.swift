public import Foundation

/// A stack of controllers; the top one is shown, below a bar.
///
/// As in UIKit, the stack changes at once, and what is on screen follows in the next layout pass: there the new top
/// controller's view is loaded and the appearance calls begin. While an animated change waits for that pass, or its
/// transition runs, further changes wait for its end; the stack is unchanged until then. Before anything has been shown,
/// changes are made at once: the last one is shown first, as since iOS 18.
public final class UINavigationController: UIViewController {
  /// The delegate, told of every controller that is shown; weak, as in UIKit.
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the top controller.
  public let navigationBar = UINavigationBar()

  let content = UIView()
  var stack: [UIViewController] = []
  /// The controller whose view is on screen.
  var shown: UIViewController?
  /// The change that waits for the layout pass.
  var change: StackChange?
  /// The changes that wait for the end of the transition.
  var waitingChanges: [(UINavigationController) -> Void] = []
  var transition: Transition?

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
    guard !mustWait else { return wait { $0.setViewControllers(viewControllers, animated: animated) } }
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = viewControllers
    showTop(after: StackChange(animated: animated, removed: removed, added: added))
  }

  public override func loadView() {
    view = NavigationView(of: self)
  }

  public override func viewDidLoad() {
    view.addSubview(navigationBar)
    view.addSubview(content)
  }

  public override func viewWillAppear(_ animated: Bool) {
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  override var managesAppearanceOfChildren: Bool { true }
}
