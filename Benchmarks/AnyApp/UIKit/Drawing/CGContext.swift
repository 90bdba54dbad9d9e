/// A place that is drawn in. Every call is allowed, and nothing is drawn or remembered.
@preconcurrency @MainActor public final class CGContext {
  init() {}

  /// Keeps the colours and widths that are set.
  public func saveGState() {}
  /// Takes back those that were kept last.
  public func restoreGState() {}
  /// Moves what is drawn next.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales what is drawn next.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn next, by an angle in radians.
  public func rotate(by angle: CGFloat) {}
  /// Changes the coordinates of what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the form of lines' ends.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the form of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the way in which what is drawn is mixed with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the shadow of what is drawn next.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Begins a line.
  public func beginPath() {}
  /// Begins a part of the line at a point.
  public func move(to point: CGPoint) {}
  /// Adds a straight part to the line.
  public func addLine(to point: CGPoint) {}
  /// Adds straight parts between points to the line.
  public func addLines(between points: [CGPoint]) {}
  /// Adds a rectangle to the line.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse in a rectangle to the line.
  public func addEllipse(in rect: CGRect) {}
  /// Adds a part of a circle to the line.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
  /// Adds a part that a point bends to the line.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Adds a part that two points bend to the line.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds another line to the line.
  public func addPath(_ path: CGPath) {}
  /// Closes the line.
  public func closePath() {}
  /// Draws the line.
  public func strokePath() {}
  /// Draws the inside of the line.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Draws the line or its inside.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws the inside of a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws the inside of the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the line of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {}
  /// Makes a rectangle empty.
  public func clear(_ rect: CGRect) {}
  /// Has only the inside of the line be drawn in.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Has only a rectangle be drawn in.
  public func clip(to rect: CGRect) {}
}

/// The part of a line that is drawn.
public nonisolated enum CGPathDrawingMode: Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// The parts that are inside of a line.
public nonisolated enum CGPathFillRule: Sendable { case winding, evenOdd }
/// The way in which what is drawn is mixed with what is there.
public nonisolated enum CGBlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
