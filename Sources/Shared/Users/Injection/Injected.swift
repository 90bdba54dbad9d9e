/// A property whose value comes from the scope in which its owner is made; it is kept from then on.
///
/// Scoped where the workshop's document reads a global at each access: an app's objects stay with the app's values.
@propertyWrapper public struct Injected<Value> {
  /// The value found when the property was made.
  public let wrappedValue: Value

  /// Takes a value from the scope that is running.
  public init(_ keyPath: KeyPath<InjectedValues, Value>) {
    wrappedValue = InjectedValues.current[keyPath: keyPath]
  }
}

extension Injected: Sendable where Value: Sendable {}
