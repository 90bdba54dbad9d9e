/// A change of coordinates in a plane, as Core Graphics has it: x' = ax + cy + tx, y' = bx + dy + ty.
public nonisolated struct CGAffineTransform: Hashable, Sendable {
  /// The numbers of the change, named as in Core Graphics.
  public var a, b, c, d, tx, ty: CGFloat

  /// The change that leaves all as it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a change of its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a change of which every number is 0.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a change that moves.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Makes a change that scales.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Makes a change that turns, by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// True if the change leaves all as it is.
  public var isIdentity: Bool { self == .identity }

  /// Returns this change followed by another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// Returns a move followed by this change.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a scaling followed by this change.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a turn followed by this change, by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the change that undoes this one; itself if nothing does.
  public func inverted() -> CGAffineTransform {
    let size = a * d - b * c
    guard size != 0 else { return self }
    return CGAffineTransform(
      a: d / size,
      b: -b / size,
      c: -c / size,
      d: a / size,
      tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size
    )
  }
}

nonisolated extension CGPoint {
  /// Returns the point after a change of coordinates.
  public func applying(_ change: CGAffineTransform) -> CGPoint {
    CGPoint(x: change.a * x + change.c * y + change.tx, y: change.b * x + change.d * y + change.ty)
  }
}

/// A direction and a length in a plane.
public nonisolated struct CGVector: Hashable, Sendable {
  /// The lengths to the right and down.
  public var dx, dy: CGFloat

  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a direction of its two lengths.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
