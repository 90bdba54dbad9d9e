/// A font; remembered, and never drawn.
@preconcurrency @MainActor open class UIFont: NSObject {
  /// The size in points.
  public let pointSize: CGFloat
  /// The name.
  public let fontName: String

  init(_ pointSize: CGFloat) {
    self.pointSize = pointSize
    fontName = ".SFUI-Regular"
    super.init()
  }

  /// Makes a font of a name, which is not looked up: on a device the result is `nil` if there is none.
  public init?(name fontName: String, size: CGFloat) {
    self.fontName = fontName
    pointSize = size
    super.init()
  }

  /// Returns the font in another size.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(name: fontName, size: size) ?? UIFont(size) }

  /// A font's thickness.
  public nonisolated struct Weight: Sendable, Hashable {
    let value: CGFloat
    /// The thinnest font.
    public static let ultraLight = Weight(value: -0.8)
    /// A very thin font.
    public static let thin = Weight(value: -0.6)
    /// A thin font.
    public static let light = Weight(value: -0.4)
    /// The usual one.
    public static let regular = Weight(value: 0)
    /// A thicker one.
    public static let medium = Weight(value: 0.23)
    /// One between medium and bold.
    public static let semibold = Weight(value: 0.3)
    /// A thick one.
    public static let bold = Weight(value: 0.4)
    /// A thicker one than bold.
    public static let heavy = Weight(value: 0.56)
    /// The thickest one.
    public static let black = Weight(value: 0.62)
  }

  /// A text's use, which decides about its size.
  public nonisolated enum TextStyle: CGFloat, Sendable {
    /// A large title.
    case largeTitle = 34
    /// A title.
    case title1 = 28
    /// A smaller title.
    case title2 = 22
    /// The smallest title.
    case title3 = 20
    /// A heading.
    case headline = 17
    /// A heading below another.
    case subheadline = 15
    /// Text.
    case body = 17.1
    /// Text beside other text.
    case callout = 16
    /// A note.
    case footnote = 13
    /// A picture's text.
    case caption1 = 12
    /// A picture's smaller text.
    case caption2 = 11
  }

  /// Returns the system's font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  /// Returns the system's font.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size) }
  /// Returns the system's bold font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  /// Returns the system's slanted font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  /// Returns the system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size) }
  /// Returns the system's font with characters of one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size) }
  /// The size of a label's text, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the system's text, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Returns the font for a use of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.rawValue) }
}
