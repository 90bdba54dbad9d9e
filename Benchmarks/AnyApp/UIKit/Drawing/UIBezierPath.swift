/// A line of straight and bent parts; its parts are remembered, and nothing is drawn.
@preconcurrency @MainActor open class UIBezierPath {
  private let path: CGMutablePath
  /// The width of the line, in points; remembered.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends; remembered.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the line's corners; remembered.
  open var lineJoinStyle = CGLineJoin.miter
  /// True if the parts inside of the line are told by counting crossings; remembered.
  open var usesEvenOddFillRule = false

  /// Makes a line without parts.
  public init() { path = CGMutablePath() }

  /// Makes the line around a rectangle.
  public init(rect: CGRect) { path = CGMutablePath(CGPath.around(rect)) }

  /// Makes the ellipse in a rectangle, as the rectangle's corners.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Makes the line around a rectangle with round corners, which are remembered nowhere.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Makes the line around a rectangle, some corners of which are round; they are remembered nowhere.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect: rect)
  }

  /// Makes a part of a circle.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path = CGMutablePath([.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)])
  }

  /// Makes a line of another one.
  public init(cgPath: CGPath) { path = CGMutablePath(cgPath.elements) }

  /// The line as Core Graphics has it.
  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set { path.elements = newValue.elements }
  }

  /// True if the line has no parts.
  open var isEmpty: Bool { path.isEmpty }
  /// The point where the line ends.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The smallest rectangle around the line's points.
  open var bounds: CGRect { path.boundingBox }

  /// Begins at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight part.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a part that a point bends.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  /// Adds a part that two points bend.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a part of a circle.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds another line.
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }
  /// Closes the line.
  open func close() { path.closeSubpath() }
  /// Takes all parts away.
  open func removeAllPoints() { path.elements = [] }
  /// Returns the same line from its end to its begin: the line itself.
  open func reversing() -> UIBezierPath { self }
  /// Changes the coordinates of the line; remembered nowhere.
  open func apply(_ transform: CGAffineTransform) {}
  /// Draws the inside of the line: nothing is drawn.
  open func fill() {}
  /// Draws the line: nothing is drawn.
  open func stroke() {}
  /// Has only the inside of the line be drawn in: nothing is drawn.
  open func addClip() {}
  /// Sets the lengths of the line's parts and gaps; remembered nowhere.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes corners of their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The form of a line's ends.
public nonisolated enum CGLineCap: Sendable { case butt, round, square }
/// The form of a line's corners.
public nonisolated enum CGLineJoin: Sendable { case miter, round, bevel }
