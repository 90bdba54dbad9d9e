import Foundation
import Users

/// All objects that can be reached through stored properties; what closures capture stays unseen.
public struct ObjectGraph {
  /// The objects found, each once, in the order in which they were met.
  public private(set) var objects: [AnyObject] = []
  private var seen: Set<ObjectIdentifier>

  /// Walks from some objects on, without entering others.
  public init(from roots: [AnyObject], excluding: [AnyObject] = []) {
    seen = Set(excluding.map { ObjectIdentifier($0) })
    for root in roots { visit(root) }
  }

  private mutating func visit(_ value: Any) {
    // The app's data; and behind what most properties are, there is no object.
    if value is UserDirectory || value is CGRect || value is Bool || value is String { return }
    if type(of: value) is AnyClass {
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      objects.append(object)
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children { visit(child.value) }
      mirror = current.superclassMirror
    }
  }
}
