/// Lines of text that a person can edit and scroll.
///
/// The picture has a line for each line of the text, between brackets if it can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, KeyboardOwner, UITextInputTraits {
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UITextViewDelegate)?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; what is set to `nil` reads as empty, as in UIKit. Setting it tells nobody.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      setNeedsDisplay()
    }
  }
  /// True if a person can edit the text.
  open var isEditable = true

  /// Makes a text view; containers of text are not modelled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a text view as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { Keyboard.shared.give(to: self) }

  @discardableResult
  open override func resignFirstResponder() -> Bool { Keyboard.shared.take(from: self) }

  open override var picture: [String] {
    let lines = editedText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    return super.picture + (isEditable ? lines.map { "[ \($0) ]" } : lines)
  }

  // MARK: The keyboard

  /// The text.
  public var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// True if the delegate agrees that editing begins.
  public var shouldBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  /// True if the delegate agrees that editing ends.
  public var shouldEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  /// Tells the delegate and all others that editing has begun.
  public func editingHasBegun() {
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  /// Tells the delegate and all others that editing has ended.
  public func editingHasEnded() {
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  /// Asks the delegate.
  public func mayReplace(_ range: NSRange, by string: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Tells the delegate and all others that a person has changed the text.
  public func textHasChanged() {
    selectedRange = end
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// Types the end of a line, if the delegate agrees.
  public func returnPressed() { replace(end, by: "\n") }
}

extension UITextView {
  /// A text view has got the keyboard.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// The keyboard has left a text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  /// A person has changed the text of a text view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

// What is remembered only.
extension UITextView {
  /// The font.
  public var font: UIFont? {
    get { self[Font.self] }
    set { self[Font.self] = newValue }
  }
  /// The colour of the text.
  public var textColor: UIColor? {
    get { self[TextColor.self] }
    set { self[TextColor.self] = newValue }
  }
  /// The alignment of the text.
  public var textAlignment: NSTextAlignment {
    get { self[Alignment.self] }
    set { self[Alignment.self] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its looks, which are not kept: set, it sets the text.
  public var attributedText: NSAttributedString! {
    get { NSAttributedString(string: editedText) }
    set { text = newValue?.string }
  }
  /// True if a person can select text.
  public var isSelectable: Bool {
    get { self[Selectable.self] }
    set { self[Selectable.self] = newValue }
  }
  /// The selected range, or the place of the next character.
  public var selectedRange: NSRange {
    get { self[SelectedRange.self] }
    set { self[SelectedRange.self] = newValue }
  }
  /// The distances of the text from the edges.
  public var textContainerInset: UIEdgeInsets {
    get { self[ContainerInset.self] }
    set { self[ContainerInset.self] = newValue }
  }
  /// True if the view has a text.
  public var hasText: Bool { !editedText.isEmpty }
  /// Scrolls to a range of the text: all of it is in the picture.
  public func scrollRangeToVisible(_ range: NSRange) {}

  private enum Font: AssociatedKey { static var defaultValue: UIFont? { nil } }
  private enum TextColor: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum Alignment: AssociatedKey { static var defaultValue: NSTextAlignment { .natural } }
  private enum Selectable: AssociatedKey { static var defaultValue: Bool { true } }
  private enum SelectedRange: AssociatedKey { static var defaultValue: NSRange { NSRange(location: 0, length: 0) } }
  private enum ContainerInset: AssociatedKey {
    static var defaultValue: UIEdgeInsets { UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
  }
}

extension NSNotification.Name {
  /// A text view has got the keyboard, as Swift 3 and 4 wrote it.
  public nonisolated static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The keyboard has left a text view, as Swift 3 and 4 wrote it.
  public nonisolated static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// A person has changed the text of a text view, as Swift 3 and 4 wrote it.
  public nonisolated static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
