extension UIView {
  /// Draws the views in sight that have not been drawn yet: apps do work in `draw(_:)`, of which nothing is seen here.
  ///
  /// - Returns: true if a view was drawn.
  @discardableResult
  public func drawWhatIsShown() -> Bool {
    guard !isHidden else { return false }
    var isDrawn = false
    // Those of UIKit draw nothing.
    if OwnViews.contains(type(of: self)), !self[Drawn.self] {
      self[Drawn.self] = true
      ask("draw:", bounds)
      isDrawn = true
    }
    for view in subviews where view.drawWhatIsShown() { isDrawn = true }
    return isDrawn
  }

  private enum Drawn: AssociatedKey { static var defaultValue: Bool { false } }
}

/// The classes of views that are an app's own; a class is looked at once, as its name takes long to make.
private enum OwnViews {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ kind: UIView.Type) -> Bool {
    if let isOwn = known[ObjectIdentifier(kind)] { return isOwn }
    let name = String(reflecting: kind)
    let isOwn = !name.hasPrefix("HeadlessUIKit.") && !name.hasPrefix("UIKit.")
    known[ObjectIdentifier(kind)] = isOwn
    return isOwn
  }
}
