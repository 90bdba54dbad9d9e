/// A bar of buttons, which is drawn as a line of them.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons and spaces, from the left.
  open var items: [UIBarButtonItem]? {
    didSet { showItems() }
  }
  /// The look of the bar; remembered.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar; remembered.
  open var barTintColor: UIColor?
  /// True if what lies below the bar is seen; remembered.
  open var isTranslucent = true

  /// Sets the buttons and spaces.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func showItems() {
    subviews.forEach { $0.removeFromSuperview() }
    guard let items, !items.isEmpty else { return }
    addSubview(BarButtonRow(items))
  }
}

/// The toolbar of a navigation controller, which shows the buttons of the controller on top.
private final class NavigationToolbar: UIToolbar {
  // Weak: the controller holds its bar.
  weak var navigationController: UINavigationController?

  /// Shows the buttons of the controller on top, if they have changed.
  func follow() {
    let wanted = navigationController?.topViewController?.toolbarItems
    if wanted?.map({ ObjectIdentifier($0) }) != items?.map({ ObjectIdentifier($0) }) { items = wanted }
  }

  override var picture: [String] {
    follow()
    return super.picture
  }
}

extension UINavigationController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the content, hidden at first: it shows the `toolbarItems` of the controller on top.
  public var toolbar: UIToolbar! { bar }

  /// True if the bar below is hidden.
  public var isToolbarHidden: Bool {
    get { bar.isHidden }
    set {
      bar.isHidden = newValue
      bar.follow()
      if !newValue, bar.superview == nil { view.addSubview(bar) }
    }
  }

  /// Shows or hides the bar below.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows the buttons of the controller on top, if there is a bar.
  func followToolbarItems() { self[Bar.self]?.follow() }

  private var bar: NavigationToolbar {
    if let bar = self[Bar.self] { return bar }
    let bar = NavigationToolbar()
    bar.isHidden = true
    bar.navigationController = self
    self[Bar.self] = bar
    return bar
  }

  private enum Bar: AssociatedKey { static var defaultValue: NavigationToolbar? { nil } }
}

extension UIViewController {
  /// The buttons that the navigation controller's bar below shows while this controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { self[Items.self] }
    set {
      self[Items.self] = newValue
      navigationController?.followToolbarItems()
    }
  }

  /// Sets the buttons of the bar below.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  private enum Items: AssociatedKey { static var defaultValue: [UIBarButtonItem]? { nil } }
}
