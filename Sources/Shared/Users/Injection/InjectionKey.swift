/// Names a value that can be injected, and says what it is where nobody has injected one.
public protocol InjectionKey {
  /// The value's type.
  associatedtype Value: Sendable
  /// The value where nothing was injected.
  static var defaultValue: Value { get }
}
