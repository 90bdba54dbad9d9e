/// Values that modules above this one keep with an object; nothing is stored until one is set.
struct AssociatedValues {
  private var values: [ObjectIdentifier: Any]?

  var isEmpty: Bool { values == nil }

  subscript<Key: AssociatedKey>(key: Key.Type) -> Key.Value {
    get { values?[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
  }
}

/// A key for a value that is kept with a responder, or with an item of a bar.
public protocol AssociatedKey {
  /// The type of the value.
  associatedtype Value
  /// The value of an object with which none is kept.
  static var defaultValue: Value { get }
}
