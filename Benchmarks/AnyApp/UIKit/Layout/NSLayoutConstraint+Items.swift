extension NSLayoutConstraint {
  /// Makes a rule between two views or guides; a multiplier is remembered nowhere.
  public convenience init(
    item first: Any,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(constant: constant)
    (firstItem, secondItem) = (first as AnyObject, second.map { $0 as AnyObject })
    (self.firstAttribute, self.relation, self.secondAttribute) = (firstAttribute, relation, secondAttribute)
  }

  /// The part of a view that a rule is about.
  public nonisolated enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The line on which the last line of text stands, as Swift 2 wrote it.
    public static let baseline = Attribute.lastBaseline
  }

  /// The comparison in a rule.
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

extension UIView {
  /// The rules that were added to the view itself; those that are only activated belong to no view here.
  public var constraints: [NSLayoutConstraint] { self[Rules.self] }

  /// Adds rules.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    self[Rules.self] += constraints
  }

  /// Adds a rule.
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  /// Takes rules away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    self[Rules.self].removeAll { rule in constraints.contains { $0 === rule } }
  }

  /// Takes a rule away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  private enum Rules: AssociatedKey { static var defaultValue: [NSLayoutConstraint] { [] } }
}

/// The part of a view that a rule is about, as Swift 3 and 4 wrote it.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The comparison in a rule, as Swift 3 and 4 wrote it.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
