/// An entry of a menu: an action, or another menu.
@preconcurrency @MainActor public protocol UIMenuElement: AnyObject {
  /// The text of the entry.
  var title: String { get }
}

extension UIAction: UIMenuElement {}

/// Actions that a button shows when it is tapped: here as an alert with a button for each.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The title.
  public let title: String
  /// The entries.
  public let children: [any UIMenuElement]
  /// The look of the menu.
  public let options: Options

  /// Makes a menu.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [any UIMenuElement] = []) {
    self.title = title
    self.options = options
    self.children = children
  }

  /// The look of a menu.
  public nonisolated struct Options: OptionSet, Sendable {
    /// One bit for each option, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of their bits.
    public nonisolated init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entries stand in the menu above, without a title.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The entry warns.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  /// Shows the menu on top of the app's window; a tap on `Cancel` leaves it.
  func show() {
    let alert = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .alert)
    for entry in entries {
      alert.addAction(UIAlertAction(title: entry.title, style: .default) { _ in Self.choose(entry) })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    top?.present(alert, animated: true)
  }

  /// The entries, with those of menus that stand in this one.
  private var entries: [any UIMenuElement] {
    children.flatMap { child -> [any UIMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.entries }
      return [child]
    }
  }

  private static func choose(_ entry: any UIMenuElement) {
    if let menu = entry as? UIMenu { return menu.show() }
    guard let action = entry as? UIAction else { return }
    // The core performs an action by a control.
    let control = UIControl()
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
  }
}

extension UIButton {
  /// The menu of the button, which a tap shows if that is its first action.
  public var menu: UIMenu? {
    get { self[Menu.self].menu }
    set {
      let isNew = self[Menu.self].menu == nil
      self[Menu.self].menu = newValue
      guard isNew else { return }
      // Weak: the button holds the action.
      let show = UIAction { [weak self] _ in
        if let self, self.showsMenuAsPrimaryAction { self.menu?.show() }
      }
      addAction(show, for: .touchUpInside)
    }
  }

  /// True if a tap shows the menu; otherwise a long press does, which is not modelled.
  public var showsMenuAsPrimaryAction: Bool {
    get { self[Menu.self].isShownByTap }
    set { self[Menu.self].isShownByTap = newValue }
  }

  private enum Menu: AssociatedKey {
    static var defaultValue: (menu: UIMenu?, isShownByTap: Bool) { (nil, false) }
  }
}
