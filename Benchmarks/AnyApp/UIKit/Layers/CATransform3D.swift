/// A change of coordinates in space, as Core Animation has it; remembered by the layers that have one.
public nonisolated struct CATransform3D: Hashable, Sendable {
  /// The numbers of the change, row by row, named as in Core Animation.
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

  /// Makes a change of which every number is 0.
  public init() {
    (m11, m12, m13, m14, m21, m22, m23, m24) = (0, 0, 0, 0, 0, 0, 0, 0)
    (m31, m32, m33, m34, m41, m42, m43, m44) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  fileprivate init(diagonal x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.init()
    (m11, m22, m33, m44) = (x, y, z, 1)
  }

  fileprivate var rows: [[CGFloat]] {
    get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The change that leaves all as it is.
public nonisolated let CATransform3DIdentity = CATransform3D(diagonal: 1, 1, 1)

/// Returns a change that moves.
public nonisolated func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var change = CATransform3DIdentity
  (change.m41, change.m42, change.m43) = (x, y, z)
  return change
}

/// Returns a change that scales.
public nonisolated func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(diagonal: x, y, z)
}

/// Returns a change that turns about an axis, by an angle in radians; the identity if the axis has no length.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z, cosine, sine) = (x / length, y / length, z / length, cos(angle), sin(angle))
  let rest = 1 - cosine
  var change = CATransform3DIdentity
  (change.m11, change.m12, change.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (change.m21, change.m22, change.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (change.m31, change.m32, change.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return change
}

/// Returns a change followed by another.
public nonisolated func CATransform3DConcat(_ first: CATransform3D, _ next: CATransform3D) -> CATransform3D {
  let (left, right) = (first.rows, next.rows)
  var product = CATransform3D()
  product.rows = (0..<4).map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
  }
  return product
}

/// Returns a move followed by a change.
public nonisolated func CATransform3DTranslate(
  _ change: CATransform3D,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), change)
}

/// Returns a scaling followed by a change.
public nonisolated func CATransform3DScale(
  _ change: CATransform3D,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), change)
}

/// Returns a turn followed by a change, by an angle in radians.
public nonisolated func CATransform3DRotate(
  _ change: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), change)
}

/// Returns the change in space that a change in the plane is.
public nonisolated func CATransform3DMakeAffineTransform(_ change: CGAffineTransform) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m21, made.m22, made.m41, made.m42) = (
    change.a, change.b, change.c, change.d, change.tx, change.ty
  )
  return made
}
