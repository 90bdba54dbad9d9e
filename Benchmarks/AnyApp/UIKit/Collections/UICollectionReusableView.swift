/// A view that a collection uses again: a cell, or a view beside the cells, such as a section's header.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the view is kept for reuse.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view; collections call it for the class registered under the identifier.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before a used view is given out again; subclasses clear here what is not content.
  open func prepareForReuse() {}

  /// Called when the view gets the place that the layout has for it. Does nothing unless overridden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection; used again for other items. Its picture is one line.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// True if the cell's item is selected; set by the collection.
  open var isSelected = false
  /// True while a finger is on the cell, which it never is here; remembered.
  open var isHighlighted = false
  /// The view that has a cell's content; here the cell itself.
  open var contentView: UIView { self }

  open override var picture: [String] { [super.picture.joined(separator: "  ")] }
}

extension UICollectionViewCell {
  /// The view behind the content; remembered, and not drawn.
  public var backgroundView: UIView? {
    get { self[Background.self] }
    set { self[Background.self] = newValue }
  }

  /// The view behind the content of a selected cell; remembered, and not drawn.
  public var selectedBackgroundView: UIView? {
    get { self[SelectedBackground.self] }
    set { self[SelectedBackground.self] = newValue }
  }

  private enum Background: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum SelectedBackground: AssociatedKey { static var defaultValue: UIView? { nil } }
}
