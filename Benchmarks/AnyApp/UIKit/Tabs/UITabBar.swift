/// A bar of tabs, one of which is selected. A tap on one is a tap on a button of its title.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs, from the left.
  open var items: [UITabBarItem]? {
    didSet { showItems() }
  }
  /// The selected tab; setting it tells no delegate.
  open weak var selectedItem: UITabBarItem?
  /// The colour of the bar; remembered.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; remembered.
  open var unselectedItemTintColor: UIColor?
  /// True if what lies below the bar is seen; remembered.
  open var isTranslucent = true

  /// True if the bar is hidden, by itself or by a controller that was pushed.
  open override var isHidden: Bool {
    get { super.isHidden || isCovered() }
    set { super.isHidden = newValue }
  }

  /// Tells if a controller that was pushed hides the bar.
  var isCovered: () -> Bool = { false }
  /// Called when a person taps a tab.
  var tapped: (UITabBarItem) -> Void = { _ in }

  private func showItems() {
    subviews.forEach { $0.removeFromSuperview() }
    for item in items ?? [] {
      let button = TabButton(item)
      // Weak: the bar holds its buttons.
      let tap = UIAction { [weak self] _ in
        if item.isEnabled { self?.tapped(item) }
      }
      button.addAction(tap, for: .touchUpInside)
      addSubview(button)
    }
  }

  /// A line, and below it the tabs, the selected one in brackets.
  open override var picture: [String] {
    let tabs = (items ?? []).map { item in
      let text = item.label + (item.badgeValue.map { " (\($0))" } ?? "")
      return item === selectedItem ? "[\(text)]" : text
    }
    return [String(repeating: "─", count: 44), tabs.joined(separator: "  ")]
  }
}

/// A tab, which shows what its item says now.
private final class TabButton: UIButton {
  private let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var currentTitle: String? { item.label }

  override var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }
}
