public import Foundation

/// A row of a table; used again for other rows.
open class UITableViewCell: UIView {
  /// The layout of a cell.
  public enum CellStyle {
    /// A text label and nothing else.
    case `default`
  }

  /// The accessory at a cell's trailing edge.
  public enum AccessoryType {
    /// Nothing.
    case none
    /// An info button that is tapped apart from the row.
    case detailButton
  }

  /// The name under which the cell is kept for reuse.
  public let reuseIdentifier: String?
  /// The label of the default style.
  public private(set) var textLabel: UILabel?
  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none

  /// Makes a cell; tables call it for the class registered under the identifier.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    let label = UILabel()
    addSubview(label)
    textLabel = label
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Called before a used cell is given out again; subclasses clear here what is not content.
  open func prepareForReuse() {}

  override var picture: [String] {
    let text = super.picture.joined(separator: "  ")
    return [TextFrame.line(text, accessoryType == .detailButton ? "ⓘ" : "")]
  }
}
