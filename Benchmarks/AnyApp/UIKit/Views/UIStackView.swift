/// Views in a row or a column; they are subviews in their order.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The views that are arranged.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction; remembered, and drawn as any subviews are.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance between two views, in points; remembered.
  open var spacing: CGFloat = 0
  /// The sizes of the views along the direction; remembered.
  open var distribution = Distribution.fill
  /// The place of the views across the direction; remembered.
  open var alignment = Alignment.fill

  /// True if the views keep the distances of the margins from the edges; remembered.
  open var isLayoutMarginsRelativeArrangement = false
  /// True if distances are those between lines of text; remembered.
  open var isBaselineRelativeArrangement = false

  /// Sets the distance behind a view; remembered nowhere.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// The sizes of the views along the direction.
  public nonisolated enum Distribution: Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The place of the views across the direction.
  public nonisolated enum Alignment: Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: index)
    insertSubview(view, at: index)
  }

  /// Arranges a view no more; as in UIKit, it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}

/// The sizes of the views of a stack, as Swift 3 and 4 wrote it.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The place of the views of a stack, as Swift 3 and 4 wrote it.
public typealias UIStackViewAlignment = UIStackView.Alignment
