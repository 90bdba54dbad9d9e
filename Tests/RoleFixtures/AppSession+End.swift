import Conformance

extension AppSession {
  /// Ends the app, and returns the types of its own objects that are still alive.
  ///
  /// - Parameter held: an object that is held meanwhile.
  package func ownAfterEnd(held: AnyObject?) -> [String] {
    let watched = WeakObjects(ownObjects())
    end()
    return withExtendedLifetime(held) { watched.aliveByType.keys.sorted() }
  }
}
