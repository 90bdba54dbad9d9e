/// The views of a navigation bar beside those that the core shows: a button in the place of back, further buttons, a view for the
/// title, a search.
enum NavigationBarViews {
  /// Shows those of a bar's items.
  static func show(in bar: UINavigationBar) {
    let old = bar[Shown.self]
    let views = bar.topItem.map { Self.views(of: $0, old: old) } ?? []
    for view in old where view.superview === bar && !views.contains(view) { view.removeFromSuperview() }
    for view in views where view.superview !== bar { bar.addSubview(view) }
    if !old.isEmpty || !views.isEmpty { bar[Shown.self] = views }
    showLeadingButton(of: bar.topItem?.leftBarButtonItem, in: bar)
    let back = bar.subviews.first { $0.accessibilityIdentifier == UINavigationBar.backButtonIdentifier }
    back?.isHidden = bar.leadingButton != nil || bar.topItem?.hidesBackButton == true
  }

  private static func showLeadingButton(of item: UIBarButtonItem?, in bar: UINavigationBar) {
    let old = bar.leadingButton as? BarItemButton
    guard let item, item.customView == nil else {
      old?.removeFromSuperview()
      bar.leadingButton = nil
      return
    }
    if let old, old.item === item { return }
    old?.removeFromSuperview()
    let button = BarItemButton(item)
    bar.addSubview(button)
    bar.leadingButton = button
  }

  private static func views(of item: UINavigationItem, old: [UIView]) -> [UIView] {
    var views: [UIView] = []
    if let prompt = item.prompt {
      let label = old.lazy.compactMap { $0 as? PromptLabel }.first ?? PromptLabel()
      label.text = prompt
      views.append(label)
    }
    if let view = item.titleView { views.append(view) }
    let items = item.moreItems
    if !items.isEmpty {
      let row = old.lazy.compactMap { $0 as? BarButtonRow }.first { $0.items == items.map { ObjectIdentifier($0) } }
      views.append(row ?? BarButtonRow(items))
    }
    if let bar = item.searchController?.searchBar { views.append(bar) }
    return views
  }

  private enum Shown: AssociatedKey { static var defaultValue: [UIView] { [] } }
}

private final class PromptLabel: UILabel {}

/// Buttons of a bar in one line.
final class BarButtonRow: UIView {
  let items: [ObjectIdentifier]

  init(_ items: [UIBarButtonItem]) {
    self.items = items.map { ObjectIdentifier($0) }
    super.init(frame: .zero)
    for item in items where !item.isSpace { addSubview(item.customView ?? BarItemButton(item)) }
  }

  required init?(coder: NSCoder) { nil }

  override var picture: [String] { [subviews.flatMap(\.picture).joined(separator: " ")] }
}

/// A button that shows what its item says now, and does that.
private final class BarItemButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    // The core performs an action by a control.
    addAction(
      UIAction { _ in
        guard item.isEnabled, let action = item.primaryAction else { return }
        let control = UIControl()
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
      },
      for: .touchUpInside
    )
  }

  required init?(coder: NSCoder) { nil }

  override var currentTitle: String? { item.title }

  override var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }
}
