/// An edge, a middle or a side of a view, for rules; the rules are remembered only.
@preconcurrency @MainActor open class NSLayoutAnchor {
  init() {}

  private func rule(_ constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// Returns the rule that two are equal but for a distance.
  open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { rule(constant) }
  /// Returns the rule that one is at least another and a distance.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    rule(constant)
  }
  /// Returns the rule that one is at most another and a distance.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    rule(constant)
  }
  /// Returns the rule that a side is a share of another.
  open func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    rule(constant)
  }
  /// Returns the rule that a side is at least a share of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { rule(constant) }
  /// Returns the rule that a side is at most a share of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { rule(constant) }
  /// Returns the rule that two are the system's distance apart, or a multiple of it.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    rule(8 * multiplier)
  }
  /// Returns the rule that two are the system's distance apart, or a multiple of it.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    rule(8 * multiplier)
  }
  /// Returns the rule that two are at least the system's distance apart, or a multiple of it.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(8 * multiplier) }
  /// Returns the rule that two are at least the system's distance apart, or a multiple of it.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(8 * multiplier) }
  /// Returns the rule that a side has a length.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { rule(constant) }
  /// Returns the rule that a side has at least a length.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { rule(constant) }
  /// Returns the rule that a side has at most a length.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { rule(constant) }
}

/// A left or right edge, or the middle between them.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}
/// An upper or lower edge, or the middle between them.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}
/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor {}

/// A rectangle with anchors: a view, or a guide in it.
@preconcurrency @MainActor public protocol LayoutAnchors {}

extension LayoutAnchors {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView: LayoutAnchors {}

/// A rectangle in a view that rules name.
@preconcurrency @MainActor public final class UILayoutGuide: LayoutAnchors {
  /// Makes a guide.
  public init() {}
}

extension UIView {
  /// The rectangle that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// True if the view's resizing is turned into rules; false for views that rules place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { self[Translates.self] }
    set { self[Translates.self] = newValue }
  }

  /// Sets the resistance against becoming larger; remembered nowhere.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// Sets the resistance against becoming smaller; remembered nowhere.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
  }

  private enum Translates: AssociatedKey { static var defaultValue: Bool { true } }
}
