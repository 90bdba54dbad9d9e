/// An object that can respond to events: the base of views, of controllers and of an app's delegate.
///
/// In UIKit it is an `NSObject`. Here it is equal to itself alone, and has nothing else of that.
@preconcurrency @MainActor open class UIResponder {
  private var associated = AssociatedValues()

  /// Makes a responder.
  public init() {}

  // Not isolated, so that classes of an app may have a `deinit` of either kind.
  nonisolated deinit {}

  /// Asks for the keyboard. There is none here: an object that can have it is said to have it.
  ///
  /// - Returns: true if the object has it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives the keyboard back.
  ///
  /// - Returns: true if the object does not have it now.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// True if the object can have the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// True if a value has been kept with the object.
  final var keepsValues: Bool { !associated.isEmpty }

  /// The value that is kept with the object for a key, or else the key's default.
  ///
  /// Modules above this one add properties with it, of which nothing is stored until one is set:
  ///
  ///     enum TagKey: AssociatedKey { static let defaultValue = 0 }
  ///     extension UIView { var tag: Int { get { self[TagKey.self] } set { self[TagKey.self] = newValue } } }
  public final subscript<Key: AssociatedKey>(key: Key.Type) -> Key.Value {
    get { associated[key] }
    set { associated[key] = newValue }
  }
}

extension UIResponder: Hashable {
  /// Tells if two are the same object.
  public nonisolated static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }

  /// Adds the object's identity to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
