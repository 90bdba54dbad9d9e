/// A line of straight and bent parts; its parts are remembered, and nothing is drawn.
@preconcurrency @MainActor open class CGPath {
  /// A part of a line.
  public nonisolated enum Element: Hashable, Sendable {
    case move(CGPoint), line(CGPoint), quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, clockwise: Bool), close
  }

  /// The parts, in the order in which they were added.
  public internal(set) var elements: [Element]

  init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Makes the line around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.around(rect))
  }

  /// Makes the line of the ellipse in a rectangle, as the rectangle's corners.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.around(rect))
  }

  /// Returns a line that can be changed.
  open func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// True if the line has no parts.
  open var isEmpty: Bool { elements.isEmpty }
  /// The point where the line ends.
  open var currentPoint: CGPoint { elements.reversed().lazy.compactMap(\.end).first ?? .zero }
  /// The smallest rectangle around the line's points; of arcs, around their circles.
  open var boundingBox: CGRect {
    let boxes = elements.compactMap(\.box)
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  static func around(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }
}

extension CGPath.Element {
  /// The point where the part ends; `nil` for one that closes the line.
  fileprivate nonisolated var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .arc(let center, let radius, _, let angle, _):
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    case .close: nil
    }
  }

  fileprivate nonisolated var box: CGRect? {
    if case .arc(let center, let radius, _, _, _) = self {
      return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    return end.map { CGRect(origin: $0, size: .zero) }
  }
}

/// A line to which parts are added.
@preconcurrency @MainActor open class CGMutablePath: CGPath {
  /// Makes a line without parts.
  public init() { super.init() }

  override init(_ elements: [Element]) { super.init(elements) }

  /// Begins at a point.
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) { elements.append(.move(point)) }
  /// Adds a straight part.
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { elements.append(.line(point)) }
  /// Adds straight parts between points.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    elements += points.prefix(1).map { .move($0) } + points.dropFirst().map { .line($0) }
  }
  /// Adds a part that a point bends.
  open func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.quadCurve(end, control: control))
  }
  /// Adds a part that two points bend.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }
  /// Adds the line around a rectangle.
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { elements += Self.around(rect) }
  /// Adds the ellipse in a rectangle, as the rectangle's corners.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { elements += Self.around(rect) }
  /// Adds a part of a circle.
  open func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise))
  }
  /// Adds another line.
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { elements += path.elements }
  /// Closes the line.
  open func closeSubpath() { elements.append(.close) }
}
