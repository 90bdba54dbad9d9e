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
  /// The button in the place of back; kept with the bar's other values: a bar without one is not larger for it.
  private var leftButton: UIButton? {
    get { self[LeftButton.self] }
    set { if keepsValues || newValue != nil { self[LeftButton.self] = newValue } }
  }

  private enum LeftButton: AssociatedKey { static var defaultValue: UIButton? { nil } }

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
    // Not asked of others: an app that never sets it pays nothing for it.
    if topItem?.keepsValues == true { hideBack() }
    update()
  }

  /// Hides the button back if its item says so, or if another button has its place.
  func hideBack() {
    backButton?.isHidden = leftButton != nil || topItem?.hidesBackButton == true
  }

  /// Called when a bar shows other items, or one of them has changed: a module that runs apps sets it once to add views.
  public static var showsItems: ((UINavigationBar) -> Void)?

  /// Shows the items' current titles and button.
  func update() {
    backButton?.setTitle(backItem?.title ?? "Back", for: .normal)
    // Nothing else has views to add, or to take away, or a button in the place of back.
    let hasMore = keepsValues || topItem?.keepsValues == true
    let item = topItem?.rightBarButtonItem
    if hasMore || item?.isButton == false { Self.showsItems?(self) }
    if hasMore { updateLeft(topItem?.leftBarButtonItem) }
    guard let item, item.isButton else {
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

  private func updateLeft(_ item: UIBarButtonItem?) {
    guard let item, item.isButton else {
      guard let leftButton else { return }
      leftButton.removeFromSuperview()
      self.leftButton = nil
      hideBack()
      return
    }
    item.bar = self
    // Weak: the bar holds its button.
    let left = leftButton ?? button { [weak self] in self?.topItem?.leftBarButtonItem?.tapped() }
    left.setTitle(item.title, for: .normal)
    left.isEnabled = item.isEnabled
    left.accessibilityIdentifier = item.accessibilityIdentifier
    leftButton = left
    backButton?.isHidden = true
  }

  open override var picture: [String] {
    let left = leftButton.map { "\($0.picture.joined())  " }
    let back = left ?? backButton.flatMap { $0.isHidden ? nil : "‹ \($0.currentTitle ?? "")  " } ?? ""
    let own = [leftButton, backButton, rightButton].compactMap(\.self)
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
