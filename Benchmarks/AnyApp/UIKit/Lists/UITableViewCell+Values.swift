// Values that are remembered only, but for the cell's picture.

extension UITableViewCell {
  /// The view that has a cell's content; here the cell itself.
  public var contentView: UIView { self }

  /// The look of a selected cell; here all look the same.
  public var selectionStyle: SelectionStyle {
    get { self[Selection.self] }
    set { self[Selection.self] = newValue }
  }

  /// The look of a selected cell.
  public enum SelectionStyle { case none, blue, gray, `default` }

  private enum Selection: AssociatedKey { static var defaultValue: SelectionStyle { .default } }
}

extension UITableViewCell {
  /// The look of the line below a cell; here all look the same.
  public nonisolated enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The view that shows a picture before the labels.
  public var imageView: UIImageView? {
    if let view = self[ImageView.self] { return view }
    let view = UIImageView(image: nil)
    insertSubview(view, at: 0)
    self[ImageView.self] = view
    return view
  }

  /// Takes a view that stands in the cell already for its picture, as who reads nibs and storyboards does.
  func useImageView(_ view: UIImageView?) {
    if let view { self[ImageView.self] = view }
  }

  /// The view at the trailing edge.
  public var accessoryView: UIView? {
    get { self[AccessoryViewKey.self] }
    set { self[AccessoryViewKey.self] = newValue }
  }
  /// The accessory while the table is edited.
  public var editingAccessoryType: AccessoryType {
    get { self[EditingAccessoryTypeKey.self] }
    set { self[EditingAccessoryTypeKey.self] = newValue }
  }
  /// The view at the trailing edge while the table is edited.
  public var editingAccessoryView: UIView? {
    get { self[EditingAccessoryViewKey.self] }
    set { self[EditingAccessoryViewKey.self] = newValue }
  }
  /// The view behind the content.
  public var backgroundView: UIView? {
    get { self[BackgroundViewKey.self] }
    set { self[BackgroundViewKey.self] = newValue }
  }
  /// The view behind the content of a selected cell.
  public var selectedBackgroundView: UIView? {
    get { self[SelectedBackgroundViewKey.self] }
    set { self[SelectedBackgroundViewKey.self] = newValue }
  }
  /// The view behind the content where several can be selected.
  public var multipleSelectionBackgroundView: UIView? {
    get { self[MultipleSelectionBackgroundViewKey.self] }
    set { self[MultipleSelectionBackgroundViewKey.self] = newValue }
  }
  /// The distances of the line below the cell from the edges.
  public var separatorInset: UIEdgeInsets {
    get { self[SeparatorInsetKey.self] }
    set { self[SeparatorInsetKey.self] = newValue }
  }
  /// The number of steps by which the content is moved.
  public var indentationLevel: Int {
    get { self[IndentationLevelKey.self] }
    set { self[IndentationLevelKey.self] = newValue }
  }
  /// The width of a step by which the content is moved.
  public var indentationWidth: CGFloat {
    get { self[IndentationWidthKey.self] }
    set { self[IndentationWidthKey.self] = newValue }
  }
  /// True if the cell shows that it can be moved.
  public var showsReorderControl: Bool {
    get { self[ShowsReorderControlKey.self] }
    set { self[ShowsReorderControlKey.self] = newValue }
  }
  /// True if the content is moved while the table is edited.
  public var shouldIndentWhileEditing: Bool {
    get { self[ShouldIndentWhileEditingKey.self] }
    set { self[ShouldIndentWhileEditingKey.self] = newValue }
  }
  /// True while a finger is on the cell, which it never is here.
  public var isHighlighted: Bool {
    get { self[IsHighlightedKey.self] }
    set { self[IsHighlightedKey.self] = newValue }
  }

  private enum AccessoryViewKey: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum EditingAccessoryTypeKey: AssociatedKey { static var defaultValue: AccessoryType { .none } }
  private enum EditingAccessoryViewKey: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum BackgroundViewKey: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum SelectedBackgroundViewKey: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum MultipleSelectionBackgroundViewKey: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum SeparatorInsetKey: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
  private enum IndentationLevelKey: AssociatedKey { static var defaultValue: Int { 0 } }
  private enum IndentationWidthKey: AssociatedKey { static var defaultValue: CGFloat { 10 } }
  private enum ShowsReorderControlKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum ShouldIndentWhileEditingKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum IsHighlightedKey: AssociatedKey { static var defaultValue: Bool { false } }

  private enum ImageView: AssociatedKey { static var defaultValue: UIImageView? { nil } }
}

/// The look of a selected cell, as Swift 3 and 4 wrote it.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The look of the lines between rows, as Swift 3 and 4 wrote it.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
