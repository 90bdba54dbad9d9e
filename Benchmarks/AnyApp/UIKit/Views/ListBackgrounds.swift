extension UIRefreshControl {
  /// The text below the spinner; remembered.
  public var attributedTitle: NSAttributedString? {
    get { self[Title.self] }
    set { self[Title.self] = newValue }
  }

  private enum Title: AssociatedKey { static var defaultValue: NSAttributedString? { nil } }
}

extension UICollectionView {
  /// The view behind all items; not drawn.
  public var backgroundView: UIView? {
    get { self[BackgroundView.self] }
    set { self[BackgroundView.self] = newValue }
  }

  private enum BackgroundView: AssociatedKey { static var defaultValue: UIView? { nil } }
}
