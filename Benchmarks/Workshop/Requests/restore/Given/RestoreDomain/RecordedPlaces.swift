/// A store in memory that keeps all places, for tests: they read what was recorded.
public final class RecordedPlaces: PlaceStore {
  /// All places recorded, oldest first. A place that is recorded again stands there once, as nothing has changed.
  public private(set) var places: [Place]

  /// Makes a store, empty or with the places of earlier launches.
  public init(_ places: [Place] = []) {
    self.places = places
  }

  /// The place that was recorded last; `nil` if none was.
  public var lastPlace: Place? { places.last }

  /// Records a place, unless it is the last one already.
  public func record(_ place: Place) {
    if places.last != place { places.append(place) }
  }
}
