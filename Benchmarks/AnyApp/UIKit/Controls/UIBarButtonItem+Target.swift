extension UIBarButtonItem {
  /// Makes a button with a title that calls a method of a target by its name.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, primaryAction: nil)
    call(target, action)
  }

  /// Makes a button with a picture, which is drawn by its name.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: image?.name, style: style, target: target, action: action)
  }

  /// Makes a button of the system's, which is drawn by its name.
  public convenience init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(title: item.title, style: .plain, target: target, action: action)
  }

  /// Makes a button of the system's, which is drawn by its name, and performs an action or opens a menu.
  public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: item.title, primaryAction: primaryAction, menu: menu)
  }

  /// The object whose method a tap calls; weak, as in UIKit.
  public var target: AnyObject? {
    get { self[TargetKey.self].object }
    set { call(newValue, action) }
  }

  /// The name of the method that a tap calls.
  public var action: Selector? {
    get { self[ActionKey.self] }
    set { call(target, newValue) }
  }

  /// The look of the button; remembered.
  public var style: Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The look of all such buttons; remembered.
  public static func appearance() -> UIBarButtonItem { looks }
  /// The look of such buttons in some views; remembered as that of all.
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UIBarButtonItem { looks }
  /// Sets the look of the title; remembered nowhere.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  private static let looks = UIBarButtonItem()

  /// Calls a method of a target by its name when the button is tapped.
  func call(_ target: AnyObject?, _ action: Selector?) {
    self[TargetKey.self] = WeakTarget(object: target)
    self[ActionKey.self] = action
    guard let target, let action else { return }
    let title = title
    let call = TargetAction(target: target, action: action)
    // Weak: the button holds the action.
    primaryAction = UIAction(title: title ?? "") { [weak self] _ in
      if let self { call.send(from: self) }
    }
  }

  private enum TargetKey: AssociatedKey { static var defaultValue: WeakTarget { WeakTarget() } }
  private enum ActionKey: AssociatedKey { static var defaultValue: Selector? { nil } }
  private enum StyleKey: AssociatedKey { static var defaultValue: Style { .plain } }

  /// The look of a button; here all look the same.
  public nonisolated enum Style: Sendable { case plain, done, bordered }

  /// A button that the system knows.
  public enum SystemItem: String {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
}

private struct WeakTarget {
  // Weak, as in UIKit: a target mostly holds the button.
  private(set) weak var object: AnyObject?
}
