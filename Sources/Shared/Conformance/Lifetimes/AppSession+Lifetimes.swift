import HeadlessUIKit
import Users

extension AppSession {
  /// Everything that can be reached from app and window now; the repository and what lies behind it is not the app's.
  public func reachableObjects() -> [AnyObject] {
    ObjectGraph(from: [app as AnyObject?, window].compactMap(\.self), excluding: [repository, window.runLoop]).objects
  }

  /// Those of the reachable objects whose classes the app's own module declares.
  public func ownObjects() -> [AnyObject] {
    let module = Self.module(of: type)
    return reachableObjects().filter { Self.module(of: Swift.type(of: $0)) == module }
  }

  /// The name of the module that declares a type.
  public nonisolated static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Opens the details of a row and watches everything that is there only since.
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

  /// Opens details and leaves them; fails if anything that was made for them is alive.
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

  /// Ends the app, and lets something happen afterwards; fails if anything was alive before that.
  public func expectNothingAliveAfterEnd(_ afterwards: () -> Void = {}) throws {
    guard !ownObjects().isEmpty else { throw screen.failure("the app has no objects of its own") }
    // Not only its own: what it holds of the user interface keeps what its closures hold.
    let watched = WeakObjects(reachableObjects().filter { $0 !== window })
    end()
    // What is alive is said last: the late answer has to come also to an app that lives on.
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
