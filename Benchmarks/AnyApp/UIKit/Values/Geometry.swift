/// Distances from a rectangle's four edges, in points.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
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

/// Distances from a rectangle's four edges, named for the direction of text, in points.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distances from the top, from where text begins, from the bottom, and from where text ends.
  public var top, leading, bottom, trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A distance to the right and down, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// The distances to the right and down.
  public var horizontal, vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Makes a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

extension CGRect {
  /// Returns the rectangle inside of distances from its edges.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
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
