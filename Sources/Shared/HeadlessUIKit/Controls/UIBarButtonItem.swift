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

  /// Weak: the bar holds its items.
  weak var bar: UINavigationBar?
  private var associated = AssociatedValues()
  /// True if a person can tap the button.
  open var isEnabled = true {
    didSet { bar?.update() }
  }

  /// True if a value has been kept with the item.
  var keepsValues: Bool { !associated.isEmpty }

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
