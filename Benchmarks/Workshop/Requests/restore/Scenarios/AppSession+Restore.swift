public import Conformance
public import RestoreDomain
import Users
import UsersInterface

extension AppSession {
  /// The places that were recorded, oldest first.
  public var places: [Place] { store?.places ?? [] }

  /// The store of places behind the repository.
  var store: RecordedPlaces? { repository.first(PlacesRepository.self)?.store as? RecordedPlaces }

  /// Puts a place into the store, as an earlier launch has left it there.
  public func record(_ place: Place) throws {
    guard let store else { throw screen.failure("there is no store of places") }
    store.record(place)
  }

  /// Ends the app, and runs a closure with another session of it, which has the places that were recorded until now.
  func relaunch(_ steps: (AppSession) throws -> Void) throws {
    guard let type = app.map({ type(of: $0) }) else { throw screen.failure("the app is released") }
    let next = AppSession(type)
    defer { next.end() }
    end()
    for place in places { try next.record(place) }
    try steps(next)
  }

  /// Leaves the details, and lets the transition end.
  func leave(_ goBack: () throws -> Void) throws {
    try goBack()
    settle()
    try dashboard.expectOnTop()
  }

  /// Pulls the dashboard down, and answers the load.
  func refresh(_ users: [User]) throws {
    try dashboard.pullToRefresh()
    try answerFetch(users)
  }

  /// Fails unless exactly these places were recorded, in this order.
  func expectPlaces(_ expected: [Place]) throws {
    try screen.expect("the record", places.map(words), is: expected.map(words))
  }

  /// Fails unless this place was recorded last.
  public func expectLastPlace(_ expected: Place) throws {
    try screen.expect("the last place", places.last.map(words) ?? "none", is: words(expected))
  }

  private func words(_ place: Place) -> String {
    place.userID.map { "details \($0)" } ?? "dashboard"
  }
}
