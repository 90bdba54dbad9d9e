// What is remembered only: a field's text is drawn in one line, in the picture's only font.

extension UITextField {
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
  /// The border.
  public var borderStyle: BorderStyle {
    get { self[Border.self] }
    set { self[Border.self] = newValue }
  }
  /// The text with its looks, which are not kept: set, it sets the text.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The placeholder with its looks, which are not kept: set, it sets the placeholder.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The times at which the button that clears the text is there: where it is not `never`, an empty text is typed by it.
  public var clearButtonMode: ViewMode {
    get { self[ClearButton.self] }
    set { self[ClearButton.self] = newValue }
  }
  /// True if the text is cleared when editing begins.
  public var clearsOnBeginEditing: Bool {
    get { self[ClearsOnBegin.self] }
    set { self[ClearsOnBegin.self] = newValue }
  }
  /// True if the font becomes smaller for a long text.
  public var adjustsFontSizeToFitWidth: Bool {
    get { self[AdjustsFont.self] }
    set { self[AdjustsFont.self] = newValue }
  }
  /// The smallest size of the font.
  public var minimumFontSize: CGFloat {
    get { self[MinimumFont.self] }
    set { self[MinimumFont.self] = newValue }
  }
  /// The view before the text.
  public var leftView: UIView? {
    get { self[LeftView.self] }
    set { self[LeftView.self] = newValue }
  }
  /// The times at which the view before the text is there.
  public var leftViewMode: ViewMode {
    get { self[LeftMode.self] }
    set { self[LeftMode.self] = newValue }
  }
  /// The view after the text.
  public var rightView: UIView? {
    get { self[RightView.self] }
    set { self[RightView.self] = newValue }
  }
  /// The times at which the view after the text is there.
  public var rightViewMode: ViewMode {
    get { self[RightMode.self] }
    set { self[RightMode.self] = newValue }
  }
  /// True if the field has a text.
  public var hasText: Bool { text?.isEmpty == false }

  /// The border of a field.
  public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The times at which a view in a field is there.
  public nonisolated enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private enum Font: AssociatedKey { static var defaultValue: UIFont? { .systemFont(ofSize: 17) } }
  private enum TextColor: AssociatedKey { static var defaultValue: UIColor? { .black } }
  private enum Alignment: AssociatedKey { static var defaultValue: NSTextAlignment { .natural } }
  private enum Border: AssociatedKey { static var defaultValue: BorderStyle { .none } }
  private enum ClearButton: AssociatedKey { static var defaultValue: ViewMode { .never } }
  private enum ClearsOnBegin: AssociatedKey { static var defaultValue: Bool { false } }
  private enum AdjustsFont: AssociatedKey { static var defaultValue: Bool { false } }
  private enum MinimumFont: AssociatedKey { static var defaultValue: CGFloat { 0 } }
  private enum LeftView: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum LeftMode: AssociatedKey { static var defaultValue: ViewMode { .never } }
  private enum RightView: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum RightMode: AssociatedKey { static var defaultValue: ViewMode { .never } }
}

extension UIResponder {
  /// The view that stands in the place of the keyboard, while the object has that: a person can use what is in it.
  public var inputView: UIView? {
    get { self[InputView.self] }
    set { self[InputView.self] = newValue }
  }
  /// The view above the keyboard, while the object has that: a person can use what is in it.
  public var inputAccessoryView: UIView? {
    get { self[AccessoryView.self] }
    set { self[AccessoryView.self] = newValue }
  }
  /// Asks again for both views; nothing is to be done here.
  public func reloadInputViews() {}

  private enum InputView: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum AccessoryView: AssociatedKey { static var defaultValue: UIView? { nil } }
}

/// The times at which a view in a field is there, as Swift 3 and 4 wrote it.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The border of a field, as Swift 3 and 4 wrote it.
public typealias UITextBorderStyle = UITextField.BorderStyle
