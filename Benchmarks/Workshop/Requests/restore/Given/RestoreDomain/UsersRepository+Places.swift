public import Users

// In an app the protocol would require this. Here the protocol stays as it is: a repository that neither
// is a ``PlacesRepository`` nor forwards to one has no last place, and records none.
extension UsersRepository {
  /// The place that was recorded last; `nil` if none was.
  public var lastPlace: Place? { first(PlacesRepository.self)?.store.lastPlace }

  /// Records the place that is on screen now.
  public func record(_ place: Place) {
    first(PlacesRepository.self)?.store.record(place)
  }
}
