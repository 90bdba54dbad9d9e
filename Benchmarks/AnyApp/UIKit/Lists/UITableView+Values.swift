// Values that are remembered only.

extension UITableView {
  /// The look of the lines between rows.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { self[SeparatorStyleKey.self] }
    set { self[SeparatorStyleKey.self] = newValue }
  }
  /// The height that a header is expected to have.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { self[EstimatedSectionHeaderHeightKey.self] }
    set { self[EstimatedSectionHeaderHeightKey.self] = newValue }
  }
  /// The height that a footer is expected to have.
  public var estimatedSectionFooterHeight: CGFloat {
    get { self[EstimatedSectionFooterHeightKey.self] }
    set { self[EstimatedSectionFooterHeightKey.self] = newValue }
  }
  /// The distance above a header.
  public var sectionHeaderTopPadding: CGFloat {
    get { self[SectionHeaderTopPaddingKey.self] }
    set { self[SectionHeaderTopPaddingKey.self] = newValue }
  }
  /// The view behind all rows; not drawn.
  public var backgroundView: UIView? {
    get { self[BackgroundViewKey.self] }
    set { self[BackgroundViewKey.self] = newValue }
  }
  /// True if a tap selects a row while the table is edited; a tap here asks only for ``allowsSelection``.
  public var allowsSelectionDuringEditing: Bool {
    get { self[AllowsSelectionDuringEditingKey.self] }
    set { self[AllowsSelectionDuringEditingKey.self] = newValue }
  }
  /// True if several rows can be selected while the table is edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { self[AllowsMultipleSelectionDuringEditingKey.self] }
    set { self[AllowsMultipleSelectionDuringEditingKey.self] = newValue }
  }
  /// True if rows are only as wide as can be read.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { self[CellLayoutMarginsFollowReadableWidthKey.self] }
    set { self[CellLayoutMarginsFollowReadableWidthKey.self] = newValue }
  }
  /// True if the focus returns to where it was.
  public var remembersLastFocusedIndexPath: Bool {
    get { self[RemembersLastFocusedIndexPathKey.self] }
    set { self[RemembersLastFocusedIndexPathKey.self] = newValue }
  }
  /// The number of rows from which there is an index.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { self[SectionIndexMinimumDisplayRowCountKey.self] }
    set { self[SectionIndexMinimumDisplayRowCountKey.self] = newValue }
  }
  /// The colour of the index.
  public var sectionIndexColor: UIColor? {
    get { self[SectionIndexColorKey.self] }
    set { self[SectionIndexColorKey.self] = newValue }
  }
  /// The colour behind the index.
  public var sectionIndexBackgroundColor: UIColor? {
    get { self[SectionIndexBackgroundColorKey.self] }
    set { self[SectionIndexBackgroundColorKey.self] = newValue }
  }
  /// The colour behind the index while it is touched.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { self[SectionIndexTrackingBackgroundColorKey.self] }
    set { self[SectionIndexTrackingBackgroundColorKey.self] = newValue }
  }

  private enum SeparatorStyleKey: AssociatedKey {
    static var defaultValue: UITableViewCell.SeparatorStyle { .singleLine }
  }
  private enum EstimatedSectionHeaderHeightKey: AssociatedKey { static var defaultValue: CGFloat { 28 } }
  private enum EstimatedSectionFooterHeightKey: AssociatedKey { static var defaultValue: CGFloat { 28 } }
  private enum SectionHeaderTopPaddingKey: AssociatedKey { static var defaultValue: CGFloat { 0 } }
  private enum BackgroundViewKey: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum AllowsSelectionDuringEditingKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum AllowsMultipleSelectionDuringEditingKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum CellLayoutMarginsFollowReadableWidthKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum RemembersLastFocusedIndexPathKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum SectionIndexMinimumDisplayRowCountKey: AssociatedKey { static var defaultValue: Int { 0 } }
  private enum SectionIndexColorKey: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum SectionIndexBackgroundColorKey: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum SectionIndexTrackingBackgroundColorKey: AssociatedKey { static var defaultValue: UIColor? { nil } }
}

extension UITableView {
  /// Does several changes as one. The completion follows in the next turn of the main queue.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
  }

  /// Scrolls the row that was selected first to a place.
  public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: position, animated: animated) }
  }
}

/// The animation of a change of rows, as Swift 3 and 4 wrote it.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The place to which a table scrolls a row, as Swift 3 and 4 wrote it.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The look of a table, as Swift 3 and 4 wrote it.
public typealias UITableViewStyle = UITableView.Style
