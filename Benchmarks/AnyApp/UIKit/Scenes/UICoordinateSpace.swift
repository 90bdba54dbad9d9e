/// A rectangle in which places are given.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle, in its own points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UIScreen {
  /// The screen's own places.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The scene's places: those of the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
