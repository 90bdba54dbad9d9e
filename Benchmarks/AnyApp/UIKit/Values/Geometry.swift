/// Distances from a rectangle's four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Makes distances, as Swift 3 wrote it.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The screen that the app is on.
@preconcurrency @MainActor open class UIScreen {
  /// The only screen.
  public static let main = UIScreen()
  /// The screen's rectangle in points: a small one, as windows have at first.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 320, height: 440) }
  /// The number of pixels to a point.
  open var scale: CGFloat { 2 }
}
