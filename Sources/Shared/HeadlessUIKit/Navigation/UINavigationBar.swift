/// The bar above a navigation controller's top controller: back, title, button.
public final class UINavigationBar: UIView {
  /// What the bar shows.
  public private(set) var topItem: UINavigationItem?
  /// What lies below, to which back leads.
  public private(set) var backItem: UINavigationItem?

  /// The identifier of the system's back button.
  public static let backButtonIdentifier = "BackButton"

  func show(_ items: [UINavigationItem], back: @escaping () -> Void) {
    topItem = items.last
    backItem = items.dropLast().last
    subviews.forEach { $0.removeFromSuperview() }
    if let backItem { addButton(backItem.title, Self.backButtonIdentifier, back) }
    if let item = topItem?.rightBarButtonItem {
      addButton(item.title, item.accessibilityIdentifier) {
        guard item.isEnabled, let action = item.primaryAction else { return }
        action.perform()
      }
    }
  }

  override var picture: [String] {
    let back = backItem.map { "‹ \($0.title ?? "Back")  " } ?? ""
    let button = topItem?.rightBarButtonItem.map { "  ( \($0.title ?? "") )" } ?? ""
    return ["\(back)\(topItem?.title ?? "")\(button)", String(repeating: "─", count: TextFrame.width)]
  }

  private func addButton(_ title: String?, _ identifier: String?, _ tap: @escaping () -> Void) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    addSubview(button)
  }
}
