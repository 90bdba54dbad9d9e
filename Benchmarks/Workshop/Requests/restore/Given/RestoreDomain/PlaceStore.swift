/// A store of the place that was recorded last, kept from one launch to the next.
@MainActor public protocol PlaceStore: AnyObject {
  /// The place that was recorded last; `nil` if none was.
  var lastPlace: Place? { get }

  /// Records a place instead of the last one.
  func record(_ place: Place)
}
