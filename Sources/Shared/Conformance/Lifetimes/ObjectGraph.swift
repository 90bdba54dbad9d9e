import Foundation
import Observation
import Users

/// All objects that can be reached through stored properties; captures of closures are not seen.
///
/// What Observation registers at an `@Observable` object is left out. It holds its observers in closures alone, and one that has
/// gone stays registered until a value that it has read changes: Swift 6.3 has no call that ends it before.
///
///     let window = UIWindow()
///     let objects = ObjectGraph(from: [window], excluding: [window.runLoop]).objects
public struct ObjectGraph {
  /// The objects found, each once, in the order in which they were met.
  public private(set) var objects: [AnyObject] = []
  private var seen: Set<ObjectIdentifier>
  /// Types whose values lead to no object: the app's data, registrations, common types of properties, and types without parts.
  private var leaves: Set<ObjectIdentifier> = Set(
    ([UserDirectory.self, ObservationRegistrar.self, CGRect.self, Bool.self, String.self] as [Any.Type])
      .map { ObjectIdentifier($0) }
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
