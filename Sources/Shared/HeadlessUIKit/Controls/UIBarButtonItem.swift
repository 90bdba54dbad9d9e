/// A button of a navigation bar; the bar follows its changes.
@preconcurrency @MainActor open class UIBarButtonItem {
  /// The button's title.
  open var title: String? {
    didSet { bar?.update() }
  }
  /// The action that a tap performs; setting it also sets the title to the action's.
  open var primaryAction: UIAction? {
    didSet { title = primaryAction?.title }
  }
  /// The name by which user interface tests find the button.
  open var accessibilityIdentifier: String? {
    didSet { bar?.update() }
  }

  /// The view in the place of a button, which a module that runs apps shows.
  public final var customView: UIView? {
    get { self[CustomView.self] }
    set { self[CustomView.self] = newValue }
  }

  /// True if the bar shows a button for the item, and not a view of the item's own.
  var isButton: Bool { associated.isEmpty || customView == nil }

  private enum CustomView: AssociatedKey { static var defaultValue: UIView? { nil } }

  /// Weak: the bar holds its items.
  weak var bar: UINavigationBar?
  private var associated = AssociatedValues()
  /// True if a person can tap the button.
  open var isEnabled = true {
    didSet { bar?.update() }
  }

  /// The value that is kept with the item for a key, or else the key's default; the bar follows it.
  public final subscript<Key: AssociatedKey>(key: Key.Type) -> Key.Value {
    get { associated[key] }
    set {
      associated[key] = newValue
      bar?.update()
    }
  }

  /// Makes a button, labelled with the action's title unless another is given.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  func tapped() {
    guard isEnabled else { return }
    primaryAction?.perform()
  }
}
