/// The bar above a navigation controller's top controller: back, title, button.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The item that the bar shows.
  public private(set) var topItem: UINavigationItem?
  /// The item below the top one, to which the back button leads.
  public private(set) var backItem: UINavigationItem?

  /// The identifier of the system's back button.
  public static let backButtonIdentifier = "BackButton"

  private var backButton: UIButton?
  private var rightButton: UIButton?
  private var leftButton: UIButton?

  func show(_ items: [UINavigationItem], back: @escaping () -> Void) {
    topItem = items.last
    backItem = items.dropLast().last
    topItem?.bar = self
    backItem?.bar = self
    subviews.forEach { $0.removeFromSuperview() }
    // The next controller's button is a new view, even if both controllers have a button.
    rightButton = nil
    leftButton = nil
    backButton = backItem == nil ? nil : button(back)
    backButton?.accessibilityIdentifier = Self.backButtonIdentifier
    update()
  }

  /// Called when a bar shows other items, or one of them has changed: a module that runs apps sets it once to add views.
  public static var showsItems: ((UINavigationBar) -> Void)?

  /// Shows the items' current titles and button.
  func update() {
    Self.showsItems?(self)
    backButton?.setTitle(backItem?.title ?? "Back", for: .normal)
    updateLeft()
    guard let item = topItem?.rightBarButtonItem, item.customView == nil else {
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

  private func updateLeft() {
    let isHidden = topItem?.hidesBackButton == true || topItem?.leftBarButtonItem != nil
    if backButton?.isHidden == !isHidden { backButton?.isHidden = isHidden }
    guard let item = topItem?.leftBarButtonItem, item.customView == nil else {
      leftButton?.removeFromSuperview()
      leftButton = nil
      return
    }
    item.bar = self
    // Weak: the bar holds its button.
    let left = leftButton ?? button { [weak self] in self?.topItem?.leftBarButtonItem?.tapped() }
    left.setTitle(item.title, for: .normal)
    left.isEnabled = item.isEnabled
    left.accessibilityIdentifier = item.accessibilityIdentifier
    leftButton = left
  }

  open override var picture: [String] {
    let left = leftButton.map { "\($0.picture.joined())  " }
    let back = left ?? backButton.flatMap { $0.isHidden ? nil : "‹ \($0.currentTitle ?? "")  " } ?? ""
    let own = [leftButton, backButton, rightButton].compactMap(\.self)
    let others = subviews.filter { view in !view.isHidden && !own.contains { $0 === view } }
    return [TextFrame.line("\(back)\(topItem?.title ?? "")", rightButton?.picture.joined() ?? "")]
      + others.flatMap(\.picture) + [String(repeating: "─", count: TextFrame.width)]
  }

  private func button(_ tap: @escaping () -> Void) -> UIButton {
    let button = UIButton()
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    addSubview(button)
    return button
  }
}
