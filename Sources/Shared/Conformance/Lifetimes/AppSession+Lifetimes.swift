import HeadlessUIKit
import Users

extension AppSession {
  /// Returns the objects that can be reached from app and window now, without entering the repository and the run loop.
  public func reachableObjects() -> [AnyObject] {
    ObjectGraph(from: [app as AnyObject?, window].compactMap(\.self), excluding: [repository, window.runLoop]).objects
  }

  /// Returns the reachable objects whose classes the app's own module declares.
  public func ownObjects() -> [AnyObject] {
    let module = Self.module(of: type)
    return reachableObjects().filter { Self.module(of: Swift.type(of: $0)) == module }
  }

  /// The name of the module that declares a type.
  public nonisolated static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Opens the details of a row and watches the objects that can be reached only since then.
  public func openDetailsWatched(row: Int) throws -> WeakObjects {
    let before = Set(reachableObjects().map { ObjectIdentifier($0) })
    try openDetails(row: row)
    return WeakObjects(reachableObjects().filter { !before.contains(ObjectIdentifier($0)) })
  }

  /// Fails if any of the objects is alive, naming types and numbers.
  public func expectDead(_ watched: WeakObjects, _ occasion: String) throws {
    guard watched.aliveCount > 0 else { return }
    let types = watched.aliveByType.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    throw screen.failure("alive \(occasion): \(types.joined(separator: ", "))")
  }

  /// Opens details and leaves them; fails if an object that was made for them is still alive.
  public func expectNothingOfDetailsAlive(_ goBack: () throws -> Void) throws {
    try launch()
    let before = ownObjects().count
    let watched = try openDetailsWatched(row: 0)
    try goBack()
    settle()
    try dashboard.expectOnTop()
    try expectDead(watched, "after the details were closed")
    try screen.expect("the number of the app's objects", ownObjects().count, is: before)
  }

  /// Ends the app, then runs a closure; fails if any of the app's objects was alive before the closure.
  public func expectNothingAliveAfterEnd(_ afterwards: () -> Void = {}) throws {
    guard !ownObjects().isEmpty else { throw screen.failure("the app has no objects of its own") }
    // Not only the app's own objects: a control that stays alive keeps what its closures hold.
    let watched = WeakObjects(reachableObjects().filter { $0 !== window })
    end()
    // Thrown last: an app that is still alive has to get the late answer, too.
    let verdict = Result { try expectDead(watched, "after the app's end") }
    afterwards()
    settle()
    try verdict.get()
  }

  func expectRenameCancelled(_ leave: () throws -> Void) throws {
    try launch()
    let watched = try openDetailsWatched(row: 1)
    try details.type(name: "Amazing Grace")
    try details.tapSave()
    let rename = try renameUnderWay()
    try leave()
    settle()
    try screen.expect("the rename's being cancelled", rename.request.isCancelled, is: true)
    try expectDead(watched, "after the details were left during a rename")
    rename.request.answer(.success(()))
    rename.request.answer(.failure(.httpStatus(500)))
    settle()
    try alert.expectNone()
  }

  func roundTrip(watching watched: inout WeakObjects) throws {
    watched.formUnion(try openDetailsWatched(row: 0))
    try details.tapBack()
    settle()
  }
}
