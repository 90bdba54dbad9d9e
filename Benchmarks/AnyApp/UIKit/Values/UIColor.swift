/// A colour; remembered, and never drawn.
@preconcurrency @MainActor open class UIColor: NSObject {
  /// The parts, each from 0 to 1.
  public let components: [CGFloat]

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of an asset catalogue: known by name, and drawn nowhere.
  public convenience init?(named name: String) {
    self.init(white: 0, alpha: 1)
  }

  /// Makes a colour for a colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Gives the parts; returns true, as each colour here is made of them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, part) in zip([red, green, blue, alpha], components) { place?.pointee = part }
    return true
  }

  /// Tells if another one has the same parts.
  open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }

  /// A number that colours of the same parts share.
  open nonisolated override var hash: Int { components.hashValue }
}

extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Black.
  public class var black: UIColor { rgb(0, 0, 0) }
  /// A dark grey.
  public class var darkGray: UIColor { rgb(1 / 3, 1 / 3, 1 / 3) }
  /// A grey.
  public class var gray: UIColor { rgb(0.5, 0.5, 0.5) }
  /// A light grey.
  public class var lightGray: UIColor { rgb(2 / 3, 2 / 3, 2 / 3) }
  /// White.
  public class var white: UIColor { rgb(1, 1, 1) }
  /// Red.
  public class var red: UIColor { rgb(1, 0, 0) }
  /// Green.
  public class var green: UIColor { rgb(0, 1, 0) }
  /// Blue.
  public class var blue: UIColor { rgb(0, 0, 1) }
  /// Cyan.
  public class var cyan: UIColor { rgb(0, 1, 1) }
  /// Yellow.
  public class var yellow: UIColor { rgb(1, 1, 0) }
  /// Magenta.
  public class var magenta: UIColor { rgb(1, 0, 1) }
  /// Orange.
  public class var orange: UIColor { rgb(1, 0.5, 0) }
  /// Purple.
  public class var purple: UIColor { rgb(0.5, 0, 0.5) }
  /// Brown.
  public class var brown: UIColor { rgb(0.6, 0.4, 0.2) }
  /// No colour.
  public class var clear: UIColor { rgb(0, 0, 0, alpha: 0) }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor
