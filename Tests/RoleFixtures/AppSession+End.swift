import Conformance

extension AppSession {
  /// Ends the app, and tells the types of its own objects that are alive then.
  ///
  /// - Parameter held: what somebody else holds meanwhile.
  package func ownAfterEnd(held: AnyObject?) -> [String] {
    let watched = WeakObjects(ownObjects())
    end()
    return withExtendedLifetime(held) { watched.aliveByType.keys.sorted() }
  }
}
