extension UITableView {
  /// The look of a table; here all look the same.
  public nonisolated enum Style: Sendable { case plain, grouped, insetGrouped }

  /// Makes a table of a style.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self[TableStyle.self] = style
  }

  /// The look of the table.
  public var style: Style { self[TableStyle.self] }

  /// Makes new cells of a nib.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellReuseIdentifier: identifier) { nib.makeView() }
  }

  /// The height that a row is expected to have; nothing asks for it.
  public var estimatedRowHeight: CGFloat {
    get { self[Estimate.self] }
    set { self[Estimate.self] = newValue }
  }

  /// The height of a header; headers take no room here.
  public var sectionHeaderHeight: CGFloat {
    get { self[HeaderHeight.self] }
    set { self[HeaderHeight.self] = newValue }
  }

  /// The height of a footer; footers take no room here.
  public var sectionFooterHeight: CGFloat {
    get { self[FooterHeight.self] }
    set { self[FooterHeight.self] = newValue }
  }

  /// The colour of the lines between rows.
  public var separatorColor: UIColor? {
    get { self[SeparatorColor.self] }
    set { self[SeparatorColor.self] = newValue }
  }

  /// The distances of the lines between rows from the edges.
  public var separatorInset: UIEdgeInsets {
    get { self[SeparatorInset.self] }
    set { self[SeparatorInset.self] = newValue }
  }

  /// The cells in sight, from the top.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }

  /// Returns the row of a cell in sight; `nil` if it is in no row.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { cellForRow(at: $0) === cell }
  }

  private enum TableStyle: AssociatedKey { static var defaultValue: Style { .plain } }
  private enum Estimate: AssociatedKey { static var defaultValue: CGFloat { 44 } }
  private enum HeaderHeight: AssociatedKey { static var defaultValue: CGFloat { 28 } }
  private enum FooterHeight: AssociatedKey { static var defaultValue: CGFloat { 28 } }
  private enum SeparatorColor: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum SeparatorInset: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
}

/// The layout of a cell, as Swift 3 and 4 wrote it.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The accessory of a cell, as Swift 3 and 4 wrote it.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// A person's change of a row, as Swift 3 and 4 wrote it.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// A height that follows from the content; here a row has the usual height.
public let UITableViewAutomaticDimension: CGFloat = 44

extension UITableView {
  /// A height that follows from the content; here a row has the usual height.
  public static let automaticDimension: CGFloat = 44
}
