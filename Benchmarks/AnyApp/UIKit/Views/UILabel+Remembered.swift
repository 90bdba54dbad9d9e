// What is remembered only: a label's text is drawn in one line, in the picture's only font.

extension UILabel {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  public var font: UIFont! {
    get { self[Font.self] }
    set { self[Font.self] = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  public var textColor: UIColor! {
    get { self[TextColor.self] }
    set { self[TextColor.self] = newValue }
  }

  /// The largest number of lines; 0 for any.
  public var numberOfLines: Int {
    get { self[Lines.self] }
    set { self[Lines.self] = newValue }
  }

  /// The alignment of the text.
  public var textAlignment: NSTextAlignment {
    get { self[Alignment.self] }
    set { self[Alignment.self] = newValue }
  }

  /// The way in which a line that is too long is broken.
  public var lineBreakMode: NSLineBreakMode {
    get { self[BreakMode.self] }
    set { self[BreakMode.self] = newValue }
  }

  /// True if the text is made smaller until it fits.
  public var adjustsFontSizeToFitWidth: Bool {
    get { self[Adjusts.self] }
    set { self[Adjusts.self] = newValue }
  }

  /// The smallest share of the font's size that the text is made.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScale.self] }
    set { self[MinimumScale.self] = newValue }
  }

  /// True if the font follows the size of text that a person has chosen.
  public var adjustsFontForContentSizeCategory: Bool {
    get { self[AdjustsForCategory.self] }
    set { self[AdjustsForCategory.self] = newValue }
  }

  /// The width in which lines are broken.
  public var preferredMaxLayoutWidth: CGFloat {
    get { self[LayoutWidth.self] }
    set { self[LayoutWidth.self] = newValue }
  }

  /// The colour of the text's shadow.
  public var shadowColor: UIColor? {
    get { self[ShadowColor.self] }
    set { self[ShadowColor.self] = newValue }
  }

  /// The distance of the text's shadow.
  public var shadowOffset: CGSize {
    get { self[ShadowOffset.self] }
    set { self[ShadowOffset.self] = newValue }
  }

  private enum Font: AssociatedKey { static var defaultValue: UIFont? { .systemFont(ofSize: 17) } }
  private enum TextColor: AssociatedKey { static var defaultValue: UIColor? { .black } }
  private enum Lines: AssociatedKey { static var defaultValue: Int { 1 } }
  private enum Alignment: AssociatedKey { static var defaultValue: NSTextAlignment { .natural } }
  private enum Adjusts: AssociatedKey { static var defaultValue: Bool { false } }
  private enum MinimumScale: AssociatedKey { static var defaultValue: CGFloat { 0 } }
  private enum AdjustsForCategory: AssociatedKey { static var defaultValue: Bool { false } }
  private enum LayoutWidth: AssociatedKey { static var defaultValue: CGFloat { 0 } }
  private enum ShadowColor: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum ShadowOffset: AssociatedKey { static var defaultValue: CGSize { CGSize(width: 0, height: -1) } }
  private enum BreakMode: AssociatedKey { static var defaultValue: NSLineBreakMode { .byTruncatingTail } }
}

/// The alignment of text.
public nonisolated enum NSTextAlignment: Sendable { case left, center, right, justified, natural }

/// The way in which a line that is too long is broken.
public nonisolated enum NSLineBreakMode: Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
