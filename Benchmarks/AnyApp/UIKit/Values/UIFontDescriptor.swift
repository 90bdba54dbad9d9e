/// The traits of a font; remembered, and never drawn.
@preconcurrency @MainActor open class UIFontDescriptor {
  /// The size in points; 0 if none was asked for.
  public let pointSize: CGFloat
  /// The traits.
  public let symbolicTraits: SymbolicTraits

  init(_ pointSize: CGFloat, _ traits: SymbolicTraits = []) {
    (self.pointSize, symbolicTraits) = (pointSize, traits)
  }

  /// Returns the font's traits for a use of text.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).pointSize)
  }

  /// Returns the same with other traits; on a device the result is `nil` if no font has them.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { UIFontDescriptor(pointSize, traits) }
  /// Returns the same in another size.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(size, symbolicTraits) }
  /// Returns the same in another design, which is remembered nowhere.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Traits of a font.
  public nonisolated struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait, as UIKit numbers them.
    public let rawValue: UInt32

    /// Makes traits of their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Thick.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of the system's font.
  public nonisolated enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
}

extension UIFont {
  /// Makes a font of traits; of size 0, in the traits' size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? size : descriptor.pointSize)
  }

  /// The traits of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize) }
  /// The height of a line, in points: a fifth more than the font's size.
  public var lineHeight: CGFloat { pointSize * 1.2 }
}
