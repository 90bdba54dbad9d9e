/// The content of a navigation bar for one controller; a bar follows its changes.
public final class UINavigationItem {
  /// The bar's title, and that of the button that leads back here; `nil` makes the latter "Back".
  public var title: String? {
    didSet { bar?.update() }
  }
  /// The button at the bar's trailing edge.
  public var rightBarButtonItem: UIBarButtonItem? {
    didSet { bar?.update() }
  }

  /// Weak, for the bar holds its items.
  weak var bar: UINavigationBar?
}
