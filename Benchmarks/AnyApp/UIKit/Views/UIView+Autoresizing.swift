extension UIView {
  /// The way in which the view's size follows its superview's; remembered, as nothing is laid out.
  public var autoresizingMask: AutoresizingMask {
    get { self[Mask.self] }
    set { self[Mask.self] = newValue }
  }

  /// The sides and distances that follow the superview's size.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public nonisolated init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  private enum Mask: AssociatedKey { static var defaultValue: AutoresizingMask { [] } }
}
