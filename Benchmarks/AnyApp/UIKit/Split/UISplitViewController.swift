/// Two controllers beside each other; on a telephone, as here, they are collapsed: the first one is shown alone.
///
/// When the view is first laid out the delegate is asked whether it has done that itself. If not, the second controller is
/// pushed onto the first one's stack, as later each that is shown there.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UISplitViewControllerDelegate)?
  /// The way in which both are shown where there is room; remembered.
  open var preferredDisplayMode = DisplayMode.automatic
  /// True if a swipe shows the first one; remembered.
  open var presentsWithGesture = true
  /// True once both are collapsed.
  public private(set) var isCollapsed = false
  /// The button that shows and hides the first one: there is nothing to tap on a telephone.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(customView: UIView())

  private var controllers: [UIViewController] = []

  /// Makes a controller of nothing.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The two controllers; only the first one once they are collapsed.
  open var viewControllers: [UIViewController] {
    get { controllers }
    set {
      for old in controllers where !newValue.contains(old) { remove(old) }
      let added = newValue.filter { !controllers.contains($0) }
      controllers = newValue
      for controller in added {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      isCollapsed = false
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The way in which both are shown.
  open var displayMode: DisplayMode { preferredDisplayMode }

  open override func loadView() { view = SplitView(of: self) }

  /// The way in which both are shown where there is room.
  public nonisolated enum DisplayMode: Int, Sendable {
    case automatic, primaryHidden, allVisible, primaryOverlay

    /// Only the second one.
    public static let secondaryOnly = DisplayMode.primaryHidden
    /// Both.
    public static let oneBesideSecondary = DisplayMode.allVisible
    /// The first one above the second.
    public static let oneOverSecondary = DisplayMode.primaryOverlay
  }

  func collapse() {
    guard !isCollapsed, let primary = controllers.first else { return }
    isCollapsed = true
    let secondary = controllers.count > 1 ? controllers[1] : nil
    controllers = [primary]
    if let secondary {
      let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      remove(secondary)
      if !isDone { (primary as? UINavigationController)?.pushViewController(secondary, animated: false) }
    }
    if primary.view.superview !== view { view.addSubview(primary.view) }
  }

  func showInPrimary(_ controller: UIViewController) {
    guard let navigation = controllers.first as? UINavigationController else {
      return present(controller, animated: true)
    }
    navigation.pushViewController(controller, animated: true)
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    if isCollapsed { return showInPrimary(controller) }
    viewControllers = controllers.prefix(1) + [controller]
  }

  private func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}

/// Delegate of a split view controller: asked when both are collapsed, and before a controller is shown.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Both are to become one; returns true if the delegate has done that, or if the second one is not needed.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// A controller is to be shown in the second part; returns true if the delegate has done that.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
}

// Both are optional, as in UIKit.
extension UISplitViewControllerDelegate {
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
}

/// The view of a split view controller: both are collapsed in its layout, when the delegate is set.
private final class SplitView: UIView {
  // Weak: the controller holds its view.
  private weak var split: UISplitViewController?

  init(of split: UISplitViewController) {
    self.split = split
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { split?.collapse() }
  }
}
