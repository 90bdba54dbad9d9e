/// A rule for the places of two views; remembered, and never solved: the picture of a screen needs no layout.
@preconcurrency @MainActor open class NSLayoutConstraint {
  /// The part of the rule that can change, in points.
  open var constant: CGFloat
  /// True while the rule counts.
  open var isActive = false
  /// The importance.
  open var priority = UILayoutPriority.required
  /// The name by which a person finds the rule.
  open var identifier: String?
  /// The first view or guide, if the rule was made with it. Weak, as in UIKit: a view holds its rules.
  public internal(set) weak var firstItem: AnyObject?
  /// The second view or guide, if the rule was made with it. Weak, as in UIKit: a view holds its rules.
  public internal(set) weak var secondItem: AnyObject?
  /// The part of the first view, if the rule was made with it.
  public internal(set) var firstAttribute = Attribute.notAnAttribute
  /// The part of the second view, if the rule was made with it.
  public internal(set) var secondAttribute = Attribute.notAnAttribute
  /// The comparison.
  public internal(set) var relation = Relation.equal

  /// Makes a rule.
  public init(constant: CGFloat = 0) {
    self.constant = constant
  }

  /// Has rules count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has rules count no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns the rules of a visual format, of which nothing is read: one rule.
  public class func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    [NSLayoutConstraint()]
  }

  /// The direction of a rule.
  public nonisolated enum Axis: Sendable { case horizontal, vertical }

  /// The alignment of views in a visual format.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As text runs.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// All at one left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All at one right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All at one upper edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All at one lower edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All at one edge where text begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All at one edge where text ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All in the middle between left and right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All in the middle between top and bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }
}

/// The direction of a rule, as Swift 3 and 4 wrote it.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The importance of a rule, up to 1000.
public nonisolated struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// The number.
  public let rawValue: Float

  /// Makes an importance of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes an importance of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A rule that has to hold.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// An important rule.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// A rule of little importance.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}
