/// Controllers of which one is shown, above a bar with a tab for each.
///
/// As in UIKit, a child's view is loaded when it is first shown, a tab keeps what it showed while another is selected, and
/// a tap on the selected tab returns to the root of its navigation controller. Code that selects a tab tells no delegate.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar below the selected controller.
  public let tabBar = UITabBar(frame: .zero)

  private let content = UIView()
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  // Weak: the controller is a child, and may be taken out.
  private weak var shown: UIViewController?

  /// Makes a controller without tabs.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tabs' controllers.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller whose tab is selected; setting one that has no tab does nothing.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue, controllers.contains(newValue) { select(newValue) } }
  }

  /// The place of the selected tab; `NSNotFound` if there is none. A place without a tab is ignored.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// Replaces the tabs. The selected controller stays selected if it is among them; otherwise the first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let added = new.filter { !controllers.contains($0) }
    for controller in controllers where !new.contains(controller) { remove(controller) }
    controllers = new
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateItems()
    if let selected, new.contains(selected) { return select(selected) }
    selected = nil
    if let first = new.first { select(first) }
  }

  open override func loadView() {
    let view = TabBarView(of: self)
    view.addSubview(content)
    view.addSubview(tabBar)
    // Weak: the bar belongs to this controller.
    tabBar.tapped = { [weak self] item in self?.tap(item) }
    tabBar.isCovered = { [weak self] in
      let stack = (self?.selected as? UINavigationController)?.viewControllers ?? []
      return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
    self.view = view
  }

  /// Has the bar show the controllers' items.
  func updateItems() {
    tabBar.items = controllers.map(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// Shows the selected controller, in the layout pass or when another is selected on screen.
  ///
  /// The one that comes is told first, as UIKit does it.
  func showSelected() {
    guard let coming = selected, coming !== shown else { return }
    coming.loadViewIfNeeded()
    // `viewDidLoad` may have selected another.
    guard coming === selected, coming !== shown else { return }
    let leaving = shown
    shown = coming
    if isSeen, leaving != nil {
      coming.beginAppearanceTransition(true, animated: false)
      leaving?.beginAppearanceTransition(false, animated: false)
    }
    content.addSubview(coming.view)
    leaving?.viewIfLoaded?.removeFromSuperview()
  }

  private func select(_ controller: UIViewController) {
    selected = controller
    tabBar.selectedItem = controller.tabBarItem
    guard isViewLoaded else { return }
    if shown != nil, view.window != nil { showSelected() } else { view.setNeedsLayout() }
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller === shown {
      controller.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    controller.removeFromParent()
  }

  private func tap(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private var isSeen: Bool { view.window?.isHidden == false }
}

/// The view of a tab bar controller: what is selected is shown in its layout, so that only that is loaded.
private final class TabBarView: UIView {
  // Weak: the controller holds its view.
  private weak var tabBarController: UITabBarController?

  init(of tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { tabBarController?.showSelected() }
  }
}

extension UITabBarController {
  /// The controllers whose tabs a person can move; remembered, as nobody moves them.
  public var customizableViewControllers: [UIViewController]? {
    get { self[Customizable.self] }
    set { self[Customizable.self] = newValue }
  }

  private enum Customizable: AssociatedKey { static var defaultValue: [UIViewController]? { nil } }
}
