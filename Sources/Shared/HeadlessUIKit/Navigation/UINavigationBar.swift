/// The bar above a navigation controller's top controller: back, title, button.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  override class var ownType: UIView.Type { UINavigationBar.self }
  /// The item that the bar shows.
  public private(set) var topItem: UINavigationItem?
  /// The item below the top one, to which the back button leads.
  public private(set) var backItem: UINavigationItem?

  /// The identifier of the system's back button.
  public static let backButtonIdentifier = "BackButton"

  private var backButton: UIButton?
  private var rightButton: UIButton?
  /// The button in the place of back, which a module above puts into the bar; kept with the bar's other values: a bar without
  /// one is not larger for it.
  public final var leadingButton: UIButton? {
    get { self[LeadingButton.self] }
    set { if keepsValues || newValue != nil { self[LeadingButton.self] = newValue } }
  }

  private enum LeadingButton: AssociatedKey { static var defaultValue: UIButton? { nil } }

  func show(_ items: [UINavigationItem], back: @escaping () -> Void) {
    topItem = items.last
    backItem = items.dropLast().last
    topItem?.bar = self
    backItem?.bar = self
    subviews.forEach { $0.removeFromSuperview() }
    // The next controller's button is a new view, even if both controllers have a button.
    rightButton = nil
    leadingButton = nil
    backButton = backItem == nil ? nil : button(back)
    backButton?.accessibilityIdentifier = Self.backButtonIdentifier
    update()
  }

  /// Shows the items' current titles and button.
  func update() {
    backButton?.setTitle(backItem?.title ?? "Back", for: .normal)
    let item = topItem?.rightBarButtonItem
    // Nothing else has views to add, or to take away, or a button in the place of back.
    let hasMore = keepsValues || topItem?.keepsValues == true || item?.keepsValues == true
    let isFull = hasMore && Self.additions?.showViews(of: self) == true
    guard let item, !isFull else {
      rightButton?.removeFromSuperview()
      rightButton = nil
      return
    }
    item.bar = self
    // Weak: the bar holds its button.
    let right = rightButton ?? button { [weak self] in self?.topItem?.rightBarButtonItem?.tapped() }
    right.setTitle(item.title, for: .normal)
    right.isEnabled = item.isEnabled
    right.accessibilityIdentifier = item.accessibilityIdentifier
    rightButton = right
  }

  open override var picture: [String] {
    let left = leadingButton.map { "\($0.picture.joined())  " }
    let back = left ?? backButton.flatMap { $0.isHidden ? nil : "‹ \($0.currentTitle ?? "")  " } ?? ""
    let own = [leadingButton, backButton, rightButton].compactMap(\.self)
    let others = subviews.filter { view in !view.isHidden && !own.contains { $0 === view } }
    return [TextFrame.line("\(back)\(topItem?.title ?? "")", rightButton?.picture.joined() ?? "")]
      + others.flatMap(\.picture) + [String(repeating: "─", count: TextFrame.width)]
  }

  // A part of its callers: a call would hold the closure once more.
  @inline(__always) private func button(_ tap: @escaping () -> Void) -> UIButton {
    let button = UIButton()
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    addSubview(button)
    return button
  }
}
