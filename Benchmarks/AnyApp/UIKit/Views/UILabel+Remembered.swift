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

  private enum Font: AssociatedKey { static var defaultValue: UIFont? { .systemFont(ofSize: 17) } }
  private enum TextColor: AssociatedKey { static var defaultValue: UIColor? { .black } }
  private enum Lines: AssociatedKey { static var defaultValue: Int { 1 } }
  private enum Alignment: AssociatedKey { static var defaultValue: NSTextAlignment { .natural } }
  private enum BreakMode: AssociatedKey { static var defaultValue: NSLineBreakMode { .byTruncatingTail } }
}

/// The alignment of text.
public enum NSTextAlignment { case left, center, right, justified, natural }

/// The way in which a line that is too long is broken.
public enum NSLineBreakMode {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
