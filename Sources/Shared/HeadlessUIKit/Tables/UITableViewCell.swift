public import Foundation

/// A row of a table; used again for other rows.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  override class var ownType: UIView.Type { UITableViewCell.self }
  /// The layout of a cell; here all that have a second label look the same.
  public enum CellStyle {
    /// A text label and nothing else.
    case `default`
    /// A second label at the trailing edge.
    case value1
    /// A small label before the second one.
    case value2
    /// A second label below the first one.
    case subtitle
  }

  /// The accessory at a cell's trailing edge.
  public enum AccessoryType {
    /// Nothing.
    case none
    /// A sign that a tap on the row leads somewhere.
    case disclosureIndicator
    /// The sign, and an info button that is tapped apart from the row.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// An info button that is tapped apart from the row.
    case detailButton
  }

  /// The name under which the cell is kept for reuse.
  public var reuseIdentifier: String?
  /// The first label of a style.
  public private(set) var textLabel: UILabel?
  /// The second label; `nil` in the default style.
  public var detailTextLabel: UILabel? { self[DetailLabel.self] }
  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none

  /// Makes a cell; tables call it for the class registered under the identifier.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    let label = UILabel()
    addSubview(label)
    textLabel = label
    guard style != .default else { return }
    let detail = UILabel()
    addSubview(detail)
    self[DetailLabel.self] = detail
  }

  /// Makes a cell of the default style that is not kept for reuse.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell as a nib or a storyboard asks for it: with what stands there, and without a label of its own.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes labels that stand in the cell already its labels, as who reads nibs and storyboards does.
  public final func useLabels(_ text: UILabel?, detail: UILabel?) {
    textLabel = text
    self[DetailLabel.self] = detail
  }

  /// Called before a used cell is given out again; subclasses clear here what is not content.
  open func prepareForReuse() {}

  /// True if the cell's row is selected.
  open var isSelected: Bool {
    get { self[Selected.self] }
    set { setSelected(newValue, animated: false) }
  }

  /// Called by the table when the row is selected, or is no more.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self[Selected.self] = selected
  }

  private enum Selected: AssociatedKey { static var defaultValue: Bool { false } }
  private enum DetailLabel: AssociatedKey { static var defaultValue: UILabel? { nil } }

  open override var picture: [String] {
    let text = super.picture.joined(separator: "  ")
    return [TextFrame.line(text, accessory)]
  }

  private var accessory: String {
    switch accessoryType {
    case .none: ""
    case .disclosureIndicator: "›"
    case .detailDisclosureButton: "ⓘ ›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    }
  }
}
