import Foundation
import Users

/// All objects that can be reached through stored properties; captures of closures are not seen.
///
/// Key paths are left out: the runtime keeps each that code spells out for ever, so one that is alive shows nothing. Whatever
/// observes `@Observable` objects has some.
///
///     let window = UIWindow()
///     let objects = ObjectGraph(from: [window], excluding: [window.runLoop]).objects
public struct ObjectGraph {
  /// The objects found, each once, in the order in which they were met.
  public private(set) var objects: [AnyObject] = []
  private var seen: Set<ObjectIdentifier>
  /// Types whose values lead to no object: the app's data, common types of properties, and types without parts.
  private var leaves: Set<ObjectIdentifier> = Set(
    ([UserDirectory.self, CGRect.self, Bool.self, String.self] as [Any.Type]).map { ObjectIdentifier($0) }
  )

  /// Finds the objects that can be reached from some objects, without entering others.
  public init(from roots: [AnyObject], excluding: [AnyObject] = []) {
    seen = Set(excluding.map { ObjectIdentifier($0) })
    for root in roots { visit(root) }
  }

  private mutating func visit(_ value: Any) {
    let type = type(of: value)
    guard !leaves.contains(ObjectIdentifier(type)) else { return }
    let isObject = type is AnyClass
    if isObject {
      if type is AnyKeyPath.Type { return }
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      objects.append(object)
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    // Not a collection, which may be empty only here, nor an enumeration, whose other cases may have values.
    if !isObject, let mirror, mirror.displayStyle == nil, mirror.children.isEmpty {
      leaves.insert(ObjectIdentifier(type))
    }
    while let current = mirror {
      for child in current.children { visit(child.value) }
      mirror = current.superclassMirror
    }
  }
}
