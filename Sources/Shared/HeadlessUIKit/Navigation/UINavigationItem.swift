/// The content of a navigation bar for one controller; a bar follows its changes.
@preconcurrency @MainActor open class UINavigationItem {
  /// The bar's title, and the title of the button that leads back here, which is "Back" if this is `nil`.
  open var title: String? {
    didSet { bar?.update() }
  }
  /// The button at the bar's trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet { bar?.update() }
  }

  /// Weak: the bar holds its items.
  weak var bar: UINavigationBar?
  private var associated = AssociatedValues()

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
}
