/// The content of a navigation bar for one controller; a bar follows its changes.
@preconcurrency @MainActor open class UINavigationItem {
  /// The bar's title, and the title of the button that leads back here, which is "Back" if this is `nil`.
  open var title: String? {
    didSet { bar?.update() }
  }
  /// The button at the bar's leading edge; as in UIKit, it takes the place of back.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { self[LeftItem.self] }
    set { self[LeftItem.self] = newValue }
  }
  /// The button at the bar's trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet { bar?.update() }
  }

  /// True if the bar shows no way back from this item.
  public final var hidesBackButton: Bool {
    get { self[HidesBack.self] }
    set {
      self[HidesBack.self] = newValue
      bar?.hideBack()
    }
  }

  private enum LeftItem: AssociatedKey { static var defaultValue: UIBarButtonItem? { nil } }
  private enum HidesBack: AssociatedKey { static var defaultValue: Bool { false } }

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
