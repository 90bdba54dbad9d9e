extension UIView {
  /// Draws the views in sight that have not been drawn yet: apps do work in `draw(_:)`, of which nothing is seen here.
  public func drawWhatIsShown() {
    guard !isHidden else { return }
    // Those of UIKit draw nothing.
    if Self.isOfApp(type(of: self)), !self[Drawn.self] {
      self[Drawn.self] = true
      draw(bounds)
    }
    for view in subviews { view.drawWhatIsShown() }
  }

  private static func isOfApp(_ kind: UIView.Type) -> Bool {
    let name = String(reflecting: kind)
    return !name.hasPrefix("HeadlessUIKit.") && !name.hasPrefix("UIKit.")
  }

  private enum Drawn: AssociatedKey { static var defaultValue: Bool { false } }
}
