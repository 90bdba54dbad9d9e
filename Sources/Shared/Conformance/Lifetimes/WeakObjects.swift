/// Objects that are watched without being held; tells which of them are still alive.
///
///     var controller: UIViewController? = UIViewController()
///     let watched = WeakObjects([controller].compactMap(\.self))
///     controller = nil
///     print(watched.aliveCount)  // 0
public struct WeakObjects {
  private var references: [WeakReference] = []

  /// Watches objects.
  public init(_ objects: [AnyObject] = []) {
    references = objects.map(WeakReference.init)
  }

  /// The numbers of objects still alive, by type name with its module, such as `MVC.DashboardViewController`.
  public var aliveByType: [String: Int] {
    references.filter { $0.object != nil }.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
  }

  /// The number of objects that are still alive.
  public var aliveCount: Int {
    references.count { $0.object != nil }
  }

  /// Adds the living objects of another value; an object that is watched already is not added twice.
  public mutating func formUnion(_ other: WeakObjects) {
    let alive = Set(references.compactMap { $0.object.map { ObjectIdentifier($0) } })
    references += other.references.filter { $0.object.map { !alive.contains(ObjectIdentifier($0)) } ?? false }
  }
}

private struct WeakReference {
  /// Weak: watching must not keep alive.
  weak var object: AnyObject?
  let type: String

  init(_ object: AnyObject) {
    self.object = object
    type = String(reflecting: Swift.type(of: object))
  }
}
