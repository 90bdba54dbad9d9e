// What the Objective-C runtime keeps with objects, as extensions of apps use it in the place of stored properties.

/// The way in which an object keeps an associated one.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN = 0x301
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns what is kept with an object for a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, for: key)
}

/// Keeps a value with an object for a key; `nil` removes it. Copied values are kept, not copied. A value that is only assigned
/// is forgotten when it is gone, and not left dangling. Values go when their object has: at the end of that turn.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.keep(value, with: object as AnyObject, for: key, isHeld: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// Removes all that is kept with an object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The values that are kept with objects.
@MainActor enum AssociatedObjects {
  private struct Value {
    let held: Any?
    // Weak: the value is only assigned.
    private(set) weak var assigned: AnyObject?
  }

  private struct Owner {
    // Weak: values do not hold the object that they are kept with.
    private(set) weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private static var owners: [ObjectIdentifier: Owner] = [:]

  static func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    // Another object can have been where this one is now.
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return owner.values[key].flatMap { $0.held ?? $0.assigned }
  }

  static func keep(_ value: Any?, with object: AnyObject, for key: UnsafeRawPointer, isHeld: Bool) {
    let id = ObjectIdentifier(object)
    let old = owners[id]
    var owner = old.flatMap { $0.object === object ? $0 : nil } ?? Owner(object: object)
    owner.values[key] = value.map { Value(held: isHeld ? $0 : nil, assigned: isHeld ? nil : $0 as AnyObject) }
    owners[id] = owner
    // What ends now may ask for others.
    withExtendedLifetime(old) {}
  }

  static func removeAll(of object: AnyObject) {
    let old = owners.removeValue(forKey: ObjectIdentifier(object))
    withExtendedLifetime(old) {}
  }

  /// Releases the values whose objects have gone.
  static func forget() {
    while owners.values.contains(where: { $0.object == nil }) {
      let old = owners
      owners = old.filter { $0.value.object != nil }
      withExtendedLifetime(old) {}
    }
  }
}
