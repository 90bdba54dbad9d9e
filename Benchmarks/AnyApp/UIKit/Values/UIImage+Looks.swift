extension UIImage {
  /// The use of an image's own colours.
  public nonisolated enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// Returns the image: of its looks nothing is drawn.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// Returns the image: of its looks nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the image: of its looks nothing is drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The size in points, which is not known here: that of a small picture.
  public var size: CGSize { CGSize(width: 30, height: 30) }

  /// Makes a picture of the system's symbols with looks, of which nothing is drawn.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(named: name)
  }

  /// Returns the image: of its looks nothing is drawn.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Returns the image: of its looks nothing is drawn.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }

  /// Makes a picture of the app's assets for traits, of which nothing is drawn.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// Looks of an image; remembered nowhere.
  @preconcurrency @MainActor open class Configuration {
    /// Makes looks.
    public init() {}
  }

  /// Looks of a symbol; remembered nowhere.
  @preconcurrency @MainActor open class SymbolConfiguration: Configuration {
    /// Makes looks of a size.
    public init(pointSize: CGFloat) { super.init() }
    /// Makes looks of a size and a thickness.
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }
    /// Makes looks of a size, a thickness and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { super.init() }
    /// Makes looks of a scale.
    public init(scale: SymbolScale) { super.init() }
    /// Makes looks of a use of text.
    public init(textStyle: UIFont.TextStyle) { super.init() }
    /// Makes looks of a use of text and a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { super.init() }
    /// Makes looks of a font.
    public init(font: UIFont) { super.init() }
    /// Makes looks of a thickness.
    public init(weight: SymbolWeight) { super.init() }
  }

  /// The thickness of a symbol.
  public nonisolated enum SymbolWeight: Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The scale of a symbol.
  public nonisolated enum SymbolScale: Sendable { case `default`, unspecified, small, medium, large }
}
