// The looks of texts, of which the text alone is drawn.

extension UILabel {
  /// The text with looks; of what is set, the text alone is kept.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
}

/// The look of a paragraph; remembered.
@preconcurrency @MainActor open class NSMutableParagraphStyle: NSObject {
  /// The alignment of the text.
  open var alignment = NSTextAlignment.natural
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The distance between paragraphs, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The way in which a line that is too long is broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The factor of a line's height.
  open var lineHeightMultiple: CGFloat = 0
  /// The distance of a paragraph's first line from the edge, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// The distance of a paragraph's lines from the edge, in points.
  open var headIndent: CGFloat = 0

  /// Makes the usual look.
  public override init() { super.init() }
}

/// Something between the characters of a text, such as a picture; remembered.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// The place and size, in points.
  open var bounds = CGRect.zero

  /// Makes an empty one.
  public override init() { super.init() }

  /// Makes one of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Makes a text of an attachment; the text is empty.
  @MainActor public convenience init(attachment: NSTextAttachment) {
    self.init(string: "")
  }

  /// Draws the text: nothing is drawn.
  public func draw(in rect: CGRect) {}

  /// Draws the text: nothing is drawn.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}

extension String {
  /// Draws the text: nothing is drawn.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) {}

  /// Draws the text: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  /// Returns the size of the text: 8 points for each character, and 20 for the line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    CGSize(width: CGFloat(count) * 8, height: 20)
  }
}

/// The way in which a text is drawn; nothing is drawn.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: Int

  /// Makes ways of their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// From the line's upper edge.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the distances of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// The measures of a text that is drawn; remembered.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {}

extension NSAttributedString.Key {
  /// The height above the line of the text.
  public nonisolated static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The look of the paragraph.
  public nonisolated static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance between characters.
  public nonisolated static let kern = NSAttributedString.Key("NSKern")
  /// The line below the text.
  public nonisolated static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through the text.
  public nonisolated static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text.
  public nonisolated static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of the characters' edges.
  public nonisolated static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the characters' edges.
  public nonisolated static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Something between the characters.
  public nonisolated static let attachment = NSAttributedString.Key("NSAttachment")
  /// The address that a tap opens.
  public nonisolated static let link = NSAttributedString.Key("NSLink")
}

/// The look of a line below a text or through it.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit for each look, as UIKit numbers them.
  public let rawValue: Int

  /// Makes looks of their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The colour of the text, as Swift 3 wrote it.
public nonisolated let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The font, as Swift 3 wrote it.
public nonisolated let NSFontAttributeName = NSAttributedString.Key.font
