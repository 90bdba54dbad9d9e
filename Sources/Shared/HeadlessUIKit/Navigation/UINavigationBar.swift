/// The bar above a navigation controller's top controller: back, title, button.
open class UINavigationBar: UIView {
  /// The item that the bar shows.
  public private(set) var topItem: UINavigationItem?
  /// The item below the top one, to which the back button leads.
  public private(set) var backItem: UINavigationItem?

  /// The identifier of the system's back button.
  public static let backButtonIdentifier = "BackButton"

  private var backButton: UIButton?
  private var rightButton: UIButton?

  func show(_ items: [UINavigationItem], back: @escaping () -> Void) {
    topItem = items.last
    backItem = items.dropLast().last
    topItem?.bar = self
    backItem?.bar = self
    subviews.forEach { $0.removeFromSuperview() }
    // The next controller's button is a new view, even if both controllers have a button.
    rightButton = nil
    backButton = backItem == nil ? nil : button(back)
    backButton?.accessibilityIdentifier = Self.backButtonIdentifier
    update()
  }

  /// Shows the items' current titles and button.
  func update() {
    backButton?.setTitle(backItem?.title ?? "Back", for: .normal)
    guard let item = topItem?.rightBarButtonItem else {
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

  override var picture: [String] {
    let back = backButton.map { "‹ \($0.currentTitle ?? "")  " } ?? ""
    return [
      TextFrame.line("\(back)\(topItem?.title ?? "")", rightButton?.picture.joined() ?? ""),
      String(repeating: "─", count: TextFrame.width),
    ]
  }

  private func button(_ tap: @escaping () -> Void) -> UIButton {
    let button = UIButton()
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    addSubview(button)
    return button
  }
}
