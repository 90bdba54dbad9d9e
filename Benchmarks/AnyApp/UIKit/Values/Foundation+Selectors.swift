// What Foundation has only where there is Objective-C.

extension UserDefaults {
  /// The value of a key, as key-value coding reads it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// Makes a selector of a method's name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The nanoseconds of a second.
nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000
